/** Specification 1, policies of an individual account. */
export const personalPolicies =
  'Personal policies are not supported yet. Reach out to the support team for more information.'
