import type {
  AccountReissuesQuery,
  CertificateReissueState,
  FindingFragment,
  OvertakenCertificatesQuery,
  OvertakenCountQuery,
  OvertakenFragment,
  ReissueRunFragment,
} from '../generated/documents'
import { bayview } from './some-accounts'
import { holderRow } from './some-holders'

type Difference = OvertakenFragment['differences'][number]

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

/** What a renewal of the general liability changes for everybody. */
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

/** The overtaken certificate of the holder at a place of the book. */
export const overtaken = (place: number, more: Partial<OvertakenFragment> = {}): OvertakenFragment => {
  const { name, address } = holderRow(place)
  return {
    __typename: 'OvertakenCertificate',
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
export const threeOvertaken = [
  overtaken(0),
  overtaken(1, { differences: [...renewal, lowerLimit], findings: [limitTooLow] }),
  overtaken(2, { differences: [...renewal, autoRemoved] }),
]

export const manyOvertaken = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    overtaken(place, place % 9 === 8 ? { differences: [...renewal, lowerLimit], findings: [limitTooLow] } : {}),
  )

export const answerOvertaken = (items: OvertakenFragment[]): OvertakenCertificatesQuery => ({
  __typename: 'Query',
  overtakenCertificates: items,
})

export const countOvertaken = (count: number): OvertakenCountQuery => ({
  __typename: 'Query',
  overtakenCertificates: Array.from({ length: count }, (_, place) => ({
    __typename: 'OvertakenCertificate',
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
export const nothingOvertaken = { OvertakenCount: countOvertaken(0), AccountReissues: runsOf() }
