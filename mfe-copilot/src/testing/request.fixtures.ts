import type { CaraPolicyFragment, CaraRequestFragment } from '../generated/documents'

const file = (id: string, name: string) => ({
  __typename: 'PolicyFile' as const,
  id: `p-${id}`,
  name,
  url: `/files/${id}/${name}`,
})

export const liabilityPolicy: CaraPolicyFragment = {
  __typename: 'BusinessPolicy',
  id: 'policy-1',
  type: 'GENERAL_LIABILITY',
  policyNumber: 'GL-2207',
  files: [file('f1', 'Policy.pdf'), file('f2', 'Endorsements.pdf')],
}

export const autoPolicy: CaraPolicyFragment = {
  ...liabilityPolicy,
  id: 'policy-2',
  type: 'COMMERCIAL_AUTO',
  policyNumber: 'CA-118',
  files: [file('f3', 'Auto policy.pdf')],
}

/** A question about a policy, unless said otherwise. */
export const caraRequest = (request: Partial<CaraRequestFragment> = {}): CaraRequestFragment => ({
  __typename: 'ServiceRequest',
  id: '7',
  type: 'QUESTION',
  details: null,
  question: { __typename: 'QuestionRequest', question: 'Are hired autos covered?' },
  createCertificate: null,
  signedRequest: null,
  businessPolicy: liabilityPolicy,
  account: {
    __typename: 'Account',
    id: '1',
    businessPolicies: { __typename: 'BusinessPolicyPage', items: [liabilityPolicy, autoPolicy] },
  },
  ...request,
})

export const certificateRequest = caraRequest({
  type: 'CREATE_CERTIFICATE',
  details: 'Needed by Friday noon.',
  question: null,
  businessPolicy: null,
  createCertificate: {
    __typename: 'CreateCertificateRequest',
    name: 'San Diego Unified Port District',
    address: {
      __typename: 'Address',
      line1: '3165 Pacific Highway',
      line2: null,
      city: 'San Diego',
      zone: 'CA',
      postalCode: '92101',
    },
  },
})
