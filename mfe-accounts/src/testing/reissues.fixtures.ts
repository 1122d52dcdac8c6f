import type {
  AccountReissuesQuery,
  CertificateReissueState,
  FindingFragment,
  ReissueRunFragment,
  SupersededCertificatesQuery,
  SupersededCountQuery,
  SupersededFragment,
} from '../generated/documents'
import { bayview } from './accounts.fixtures'
import { holderRow } from './holders.fixtures'

type Difference = SupersededFragment['differences'][number]

const difference = (more: Partial<Difference>): Difference => ({
  __typename: 'CertificateDifference',
  kind: 'EXPIRATION',
  type: 'GENERAL_LIABILITY',
  policyId: 'p2',
  label: 'Expiration date',
  before: '2027-01-01',
  after: '2028-01-01',
  ...more,
})

/** What a renewal of the general liability changes for everyone. */
export const renewal: Difference[] = [
  difference({ kind: 'POLICY_NUMBER', label: 'Policy number', before: 'GL-1042', after: 'GL-2042' }),
  difference({ kind: 'EFFECTIVE', label: 'Effective date', before: '2026-01-01', after: '2027-01-01' }),
  difference({}),
]
export const lowerLimit = difference({
  kind: 'LIMIT',
  label: 'Each occurrence',
  before: '$2,000,000',
  after: '$1,000,000',
})
export const autoRemoved = difference({
  kind: 'LINE_REMOVED',
  type: 'COMMERCIAL_AUTO',
  policyId: 'p7',
  label: 'Auto',
  before: 'CA-7',
  after: null,
})

export const limitTooLow: FindingFragment = {
  __typename: 'CertificateFinding',
  kind: 'LIMIT_TOO_LOW',
  message: 'The description asks for $2,000,000 each occurrence, General Liability GL-2042 has $1,000,000.',
  policyId: 'p2',
  source: 'General Liability GL-2042, each occurrence',
}

/** The superseded certificate of the holder at a place of the book. */
export const superseded = (place: number, more: Partial<SupersededFragment> = {}): SupersededFragment => {
  const { name, address } = holderRow(place)
  return {
    __typename: 'SupersededCertificate',
    certificate: {
      __typename: 'CertificateOfLiabilityInsurance',
      id: `k${place}`,
      version: 1,
      certificateNumber: `COI-${String(place + 1).padStart(6, '0')}`,
      createdAt: '2026-03-20T18:00:00Z',
      holder: { __typename: 'CertificateHolder', name, address },
    },
    holder: { __typename: 'CertificateHolder', name, address },
    differences: renewal,
    findings: [],
    ...more,
  }
}

/** Three holders: one as most, one whose limit falls and has a finding, one who loses a policy. */
export const threeSuperseded = [
  superseded(0),
  superseded(1, { differences: [...renewal, lowerLimit], findings: [limitTooLow] }),
  superseded(2, { differences: [...renewal, autoRemoved] }),
]

export const manySuperseded = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    superseded(place, place % 9 === 8 ? { differences: [...renewal, lowerLimit], findings: [limitTooLow] } : {}),
  )

export const answerSuperseded = (items: SupersededFragment[]): SupersededCertificatesQuery => ({
  __typename: 'Query',
  supersededCertificates: items,
})

export const countSuperseded = (count: number): SupersededCountQuery => ({
  __typename: 'Query',
  supersededCertificates: Array.from({ length: count }, (_, place) => ({
    __typename: 'SupersededCertificate',
    certificate: { __typename: 'CertificateOfLiabilityInsurance', id: `k${place}` },
  })),
})

/** A run for so many holders, of whom the first have theirs. */
export const reissueIn = (
  state: CertificateReissueState,
  issued: number,
  total: number,
  more: Partial<ReissueRunFragment> = {},
): ReissueRunFragment => ({
  __typename: 'CertificateReissue',
  id: 'r1',
  version: 1,
  state,
  accountId: bayview.id,
  createdAt: '2026-11-22T18:00:00Z',
  createdBy: { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' },
  total,
  issued,
  failure: null,
  items: Array.from({ length: total }, (_, place) => ({
    __typename: 'CertificateReissueItem',
    holderName: holderRow(place).name,
    replacedId: `k${place}`,
    replacedNumber: `COI-${String(place + 1).padStart(6, '0')}`,
    ...(place < issued
      ? {
          certificateId: `n${place}`,
          certificateNumber: `COI-${String(place + 1001).padStart(6, '0')}`,
          downloadUrl: `/files/n${place}/certificate.pdf?download`,
        }
      : { certificateId: null, certificateNumber: null, downloadUrl: null }),
  })),
  ...more,
})

export const runsOf = (...runs: ReissueRunFragment[]): AccountReissuesQuery => ({
  __typename: 'Query',
  certificateReissues: {
    __typename: 'CertificateReissuePage',
    items: runs.map(({ id, version, state, total, issued }) => ({
      __typename: 'CertificateReissue',
      id,
      version,
      state,
      total,
      issued,
    })),
    total: runs.length,
    endCursor: null,
  },
})

/** What the certificates of an account ask about renewals, where there was none. */
export const nothingSuperseded = { SupersededCount: countSuperseded(0), AccountReissues: runsOf() }
