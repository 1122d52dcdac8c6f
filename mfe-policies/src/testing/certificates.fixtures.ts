import { failing } from '@coverdesk/plugin-sdk/testing'

/** So many live certificates name a policy, of which the newest five are told. */
export const certificatesOf = (total: number) => ({
  businessPolicy: {
    __typename: 'BusinessPolicy',
    id: 'p2',
    version: 3,
    liveCertificates: {
      __typename: 'CertificatePage',
      items: Array.from({ length: Math.min(total, 5) }, (_, place) => ({
        __typename: 'CertificateOfLiabilityInsurance',
        id: `cert-${place + 1}`,
        version: 1,
        certificateNumber: `COI-00007${place}`,
        accountId: 'a1',
        holder: { __typename: 'CertificateHolder', name: place % 2 ? 'City of Oakland' : 'Port of San Diego' },
      })),
      total,
    },
  },
})

/** Accounts, which have them, do not answer. */
export const certificatesAway = failing(
  { code: 'SUBGRAPH_UNAVAILABLE', message: 'Accounts isn’t responding.' },
  { businessPolicy: { __typename: 'BusinessPolicy', id: 'p2', version: 3, liveCertificates: null } },
)
