import { failing } from '@coverdesk/plugin-sdk/testing'
import type {
  AccountCertificatesQuery,
  CertifiablePoliciesQuery,
  CertifiablePolicyFragment,
  CertificateHoldersQuery,
  CertificateProfileFragment,
  FindingFragment,
} from '../generated/documents'
import { bayview } from './accounts.fixtures'
import { oakland } from './holders.fixtures'
import { nothingSuperseded } from './reissues.fixtures'

const oaklandAddress = {
  __typename: 'Address',
  line1: '1 Frank H. Ogawa Plaza',
  line2: '3rd floor',
  city: 'Oakland',
  zone: 'CA',
  postalCode: '94612',
} as const

export const cityOfOakland = {
  __typename: 'CertificateHolder',
  name: 'City of Oakland',
  address: oaklandAddress,
} as const

export const oaklandCertificate: CertificateProfileFragment = {
  __typename: 'CertificateOfLiabilityInsurance',
  id: 'k1',
  version: 1,
  certificateNumber: 'COI-000071',
  createdAt: '2026-11-20T18:00:00Z',
  viewUrl: '/files/k1/COI-000071.pdf',
  downloadUrl: '/files/k1/COI-000071.pdf?download',
  holder: cityOfOakland,
  additionalInsured: true,
  descriptionOfOperations: 'Repairs at the harbor office.',
  accountId: bayview.id,
  createdBy: { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' },
  lines: [
    {
      __typename: 'CertificateLine',
      policyId: 'p1',
      type: 'GENERAL_LIABILITY',
      insurerLetter: 'A',
      insurerName: 'Tideline Mutual',
      policyNumber: 'GL-1042',
      inforceAt: '2026-03-01',
      expiresAt: '2027-03-01',
      limits: [{ __typename: 'CertificateLimit', label: 'Each occurrence', amount: 100_000_000 }],
      additionalInsured: true,
      waiverOfSubrogation: true,
      primaryNonContributory: null,
    },
  ],
  findings: [],
  overrideReason: null,
  replacesId: null,
  replacesNumber: null,
  replacedById: null,
  replacedByNumber: null,
  rendering: 'LAYOUT',
}

export const someFindings: FindingFragment[] = [
  {
    __typename: 'CertificateFinding',
    kind: 'POLICY_EXPIRES_DURING_USE',
    message: 'General Liability GL-1042 expires on Dec 1, 2026, before the holder stops relying on it.',
    policyId: 'p1',
    source: 'General Liability GL-1042, expiration date',
  },
  {
    __typename: 'CertificateFinding',
    kind: 'COVERAGE_MISSING',
    message: 'The description asks for umbrella coverage, which none of these policies is.',
    policyId: null,
    source: 'Description of operations',
  },
]

export const overriddenCertificate: CertificateProfileFragment = {
  ...oaklandCertificate,
  findings: someFindings,
  overrideReason: 'The renewal is bound, its number follows.',
}

const policy = (id: string, more: Partial<CertifiablePolicyFragment>): CertifiablePolicyFragment => ({
  __typename: 'BusinessPolicy',
  id,
  version: 1,
  type: 'GENERAL_LIABILITY',
  state: 'INFORCE',
  policyNumber: 'GL-1042',
  inforceAt: '2026-03-01',
  expiresAt: '2027-03-01',
  carrier: { __typename: 'InsuranceCarrier', id: 'c1', name: 'Tideline Mutual' },
  details: {
    __typename: 'PolicyDetails',
    ...{ lineTerms: [], namedAdditionalInsureds: [], blanketAdditionalInsureds: [] },
  },
  ...more,
})

/** Its record says what it gives others. */
export const policyWithTerms = policy('p1', {
  details: {
    __typename: 'PolicyDetails',
    ...{ namedAdditionalInsureds: [], blanketAdditionalInsureds: [] },
    lineTerms: [
      {
        __typename: 'PolicyLineTerms',
        ...{ line: 'GENERAL_LIABILITY', additionalInsured: true },
        ...{ waiverOfSubrogation: true, primaryNonContributory: null },
      },
    ],
  },
})

export const somePolicies = [
  policy('p1', {}),
  policy('p2', {
    type: 'UMBRELLA',
    state: 'BINDING',
    policyNumber: null,
    carrier: null,
    inforceAt: null,
    expiresAt: null,
  }),
  policy('p3', { type: 'CYBER', state: 'EXPIRED', policyNumber: 'CY-9' }),
]

export const policiesOf = (...items: CertifiablePolicyFragment[]): CertifiablePoliciesQuery => ({
  __typename: 'Query',
  account: {
    __typename: 'Account',
    id: bayview.id,
    businessPolicies: { __typename: 'BusinessPolicyPage', items, total: items.length, endCursor: null },
  },
})

/** Policies do not answer; the rest of the account does. */
export const policiesAway = failing(
  { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available at the moment.' },
  { account: { __typename: 'Account', id: bayview.id, businessPolicies: null } },
)

export const certificatesOf = (
  items: CertificateProfileFragment[],
  endCursor: string | null = null,
): AccountCertificatesQuery => ({
  __typename: 'Query',
  account: {
    __typename: 'Account',
    id: bayview.id,
    certificatesOfLiabilityInsurance: { __typename: 'CertificatePage', items, total: items.length, endCursor },
  },
})

const holders: CertificateHoldersQuery = {
  __typename: 'Query',
  certificateHolders: {
    __typename: 'CertificateHolderPage',
    items: [oakland],
    total: 1,
    endCursor: null,
  },
}

/** What the tab of an account with a certificate asks. */
export const certificateAnswers = {
  Account: { account: bayview },
  AccountCertificates: certificatesOf([oaklandCertificate]),
  CertifiablePolicies: policiesOf(...somePolicies),
  Certificate: { certificate: oaklandCertificate },
  CertificateHolders: holders,
  ...nothingSuperseded,
  AgencyFormInUse: { certificateForm: null },
}

export const refusedForFindings = failing(
  {
    code: 'VALIDATION_FAILED',
    message: 'Some fields need attention.',
    validationErrors: [
      { path: 'overrideReason', message: '2 issues with this certificate. Enter a reason to issue it anyway.' },
    ],
  },
  { createCertificate: null },
)
