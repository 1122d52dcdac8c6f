import type {
  HolderCertificateFragment,
  HolderCertificatesQuery,
  HolderProfileFragment,
  HoldersQuery,
  HoldersQueryVariables,
} from '../generated/documents'
import { bayview } from './accounts.fixtures'

const names = ['City of Oakland', 'Port of Anacortes', 'Whitfield Property Trust', 'Harbor View HOA']
const towns = [
  ['1 Frank H. Ogawa Plaza', 'Oakland', 'CA', '94612'],
  ['100 Commercial Avenue', 'Anacortes', 'WA', '98221'],
  ['4100 W Lake St', 'Minneapolis', 'MN', '55416'],
] as const

/** The holder at a place of the book. */
export function holderRow(place: number): HolderProfileFragment {
  const [line1, city, zone, postalCode] = towns[place % towns.length] ?? towns[0]
  const number = place < names.length ? '' : ` ${place + 1}`
  return {
    __typename: 'KnownHolder',
    id: `h${place + 1}`,
    version: 1,
    name: `${names[place % names.length]}${number}`,
    address: { __typename: 'Address', line1, line2: place === 0 ? '3rd floor' : null, city, zone, postalCode },
    lastIssuedAt: place % 7 === 6 ? null : '2026-11-20T18:00:00Z',
    certificateCount: (place * 37) % 1300,
  }
}

export const holderRows = (count: number) => Array.from({ length: count }, (_, place) => holderRow(place))

/** Answers as the server does: searched by words of name and city, and page by page. */
export const answerHolders =
  (rows: readonly HolderProfileFragment[]) =>
  ({ search, first, after }: HoldersQueryVariables): HoldersQuery => {
    const wanted = search?.toLowerCase() ?? ''
    const found = rows.filter(({ name, address }) =>
      `${name} ${address.city}`
        .toLowerCase()
        .split(' ')
        .some(word => word.startsWith(wanted)),
    )
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      certificateHolders: {
        __typename: 'CertificateHolderPage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }

export const oakland: HolderProfileFragment = { ...holderRow(0), certificateCount: 3 }

export const holderCertificate = (
  place: number,
  more: Partial<HolderCertificateFragment> = {},
): HolderCertificateFragment => ({
  __typename: 'CertificateOfLiabilityInsurance',
  id: `k${place}`,
  version: 1,
  certificateNumber: `COI-${String(place).padStart(6, '0')}`,
  createdAt: '2026-11-20T18:00:00Z',
  downloadUrl: `/files/k${place}/certificate.pdf?download`,
  accountId: bayview.id,
  account: {
    __typename: 'Account',
    id: bayview.id,
    details: { __typename: 'BusinessAccount', name: bayview.details.name },
  },
  replacedById: null,
  replacedByNumber: null,
  ...more,
})

export const certificatesOfHolder = (
  items: HolderCertificateFragment[],
  endCursor: string | null = null,
): HolderCertificatesQuery => ({
  __typename: 'Query',
  certificateHolder: {
    __typename: 'KnownHolder',
    id: oakland.id,
    certificates: { __typename: 'CertificatePage', items, total: items.length, endCursor },
  },
})

/** What the page of a holder asks: the newest certificate, the one that it replaced, and one of an account that is deleted. */
export const holderAnswers = {
  Holder: { certificateHolder: oakland },
  HolderCertificates: certificatesOfHolder([
    holderCertificate(123),
    holderCertificate(71, { replacedById: 'k123', replacedByNumber: 'COI-000123' }),
    holderCertificate(12, { accountId: '99', account: null }),
  ]),
}
