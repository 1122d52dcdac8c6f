import type { AccountQuery, AccountRowFragment, AccountsQuery, AccountsQueryVariables } from '../generated/documents'

const firms = [
  'Alder & Sons',
  'Bayview Marine Services LLC',
  'Cedar Ridge Dental',
  'Dune Street Bakery',
  'Eastgate Auto',
]
const people = ['Ines Kovac', 'Marcus Alder', 'Noor Haddad', 'Priya Raman', 'Tomás Rivera']
const towns = [
  ['12 Harbor Way', 'Oakland', 'CA', '94607'],
  ['88 Magnolia Ave', 'Larkspur', 'CA', '94939'],
  ['4100 W Lake St', 'Minneapolis', 'MN', '55416'],
] as const

const of = <Item>(list: readonly Item[], place: number) => list[place % list.length] as Item

/** The account at a place of a list; every fourth is an individual, some have no address. */
export function accountRow(place: number): AccountRowFragment {
  const person = place % 4 === 3
  const number = place < firms.length ? '' : ` ${place + 1}`
  const name = person ? `${of(people, place)}${number}` : `${of(firms, place)}${number}`
  const [line1, city, zone, postalCode] = of(towns, place)
  return {
    __typename: 'Account',
    id: String(place + 1),
    type: person ? 'INDIVIDUAL' : 'BUSINESS',
    createdAt: new Date(Date.UTC(2026, 0, 4) - place * 86_400_000).toISOString(),
    details: {
      __typename: person ? 'IndividualAccount' : 'BusinessAccount',
      name,
      email: `office${place + 1}@example.com`,
      phone: place % 3 === 0 ? null : '4155550142',
      mailingAddress: place % 5 === 4 ? null : { __typename: 'Address', line1, city, zone, postalCode },
    },
    contacts: [{ __typename: 'Contact', id: `c${place}`, name: of(people, place), email: 'contact@example.com' }],
  }
}

export const accountRows = (count: number) => Array.from({ length: count }, (_, place) => accountRow(place))

/** Answers as the server does: searched, filtered, and page by page. */
export const answerAccounts =
  (rows: readonly AccountRowFragment[]) =>
  ({ search, filter, first, after }: AccountsQueryVariables): AccountsQuery => {
    const wanted = search?.toLowerCase() ?? ''
    const found = rows.filter(
      ({ type, details }) =>
        (!filter?.type || filter.type === type) && details.name.toLowerCase().split(' ').some(startsWith(wanted)),
    )
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      accounts: {
        __typename: 'AccountPage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }

const startsWith = (text: string) => (word: string) => word.startsWith(text)

const harbor = {
  __typename: 'Address',
  line1: '12 Harbor Way',
  line2: 'Suite 4',
  city: 'Oakland',
  zone: 'CA',
  postalCode: '94607',
} as const

export const bayview = {
  __typename: 'Account',
  id: '2',
  type: 'BUSINESS',
  version: 3,
  createdAt: '2024-03-04T18:00:00Z',
  details: {
    __typename: 'BusinessAccount',
    name: 'Bayview Marine Services LLC',
    dba: 'Bayview Boats',
    email: 'office@bayview.example',
    phone: '4155550142',
    website: 'https://bayview.example',
    mailingAddress: harbor,
  },
  contacts: [
    {
      __typename: 'Contact',
      id: 'c1',
      version: 1,
      name: 'Dana Whitfield',
      email: 'dana@bayview.example',
      phone: '4155550143',
    },
  ],
  businessApplications: [],
} satisfies NonNullable<AccountQuery['account']>

export const ines = {
  __typename: 'Account',
  id: '4',
  type: 'INDIVIDUAL',
  version: 1,
  createdAt: '2025-11-20T18:00:00Z',
  details: {
    __typename: 'IndividualAccount',
    name: 'Ines Kovac',
    email: 'ines@kovac.example',
    phone: null,
    mailingAddress: null,
  },
  contacts: [],
  businessApplications: [],
} satisfies NonNullable<AccountQuery['account']>
