import { Badge } from '../controls/Badge'
import { TruncatedText } from '../controls/TruncatedText'
import type { DataTableColumn } from './columns'
import { RowTitle } from './RowTitle'

/** What the stories of tables and lists are about. */
export interface Client {
  id: string
  name: string
  email: string
  kind: 'Business' | 'Individual'
  address: string
  policies: number
  premium: number
}

const names = [
  'Bayview Marine Services LLC',
  'Larkspur Dental Group',
  'Okafor, Chidinma',
  'Redwood Precision Machining Inc.',
  'Sunset Taqueria',
  'North Fork Vineyards & Estate Winery',
  'Hale, Margaret',
  'Tri-County Electrical Contractors',
  'Bright Path Childcare Center',
  'Pinnacle Roofing & Sheet Metal',
  'Yamada, Kenji',
  'Coastal Freight Lines',
]
const places = ['San Diego, CA', 'Albany, NY', 'Burlington, VT', 'Toledo, OH', 'Boise, ID', 'Savannah, GA']

const pick = <T,>(list: readonly T[], index: number) => list[index % list.length] as T

export const clients = (count: number): Client[] =>
  Array.from({ length: count }, (_, index) => {
    const name = pick(names, index)
    const round = Math.floor(index / names.length)
    return {
      id: `client-${index + 1}`,
      name: round === 0 ? name : `${name} ${round + 1}`,
      email: `client-${index + 1}@mail.example`,
      kind: name.includes(',') ? 'Individual' : 'Business',
      address: `${(index + 1) * 7} Harbor Dr, ${pick(places, index)}`,
      policies: (index * 7) % 9,
      premium: ((index * 7919) % 90_000) * 100,
    }
  })

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

export const clientTitle = ({ name, email, kind }: Client) => (
  <RowTitle name={name} detail={email} badge={<Badge tone={kind === 'Business' ? 'brand' : 'violet'}>{kind}</Badge>} />
)

export const clientPath = ({ id }: Client) => `/app/clients/${id}`

export const clientColumns: readonly DataTableColumn<Client>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '6fr',
    minWidth: 280,
    cell: clientTitle,
    sort: { ascending: 'name', descending: '-name' },
    csv: { Name: ({ name }) => name, Email: ({ email }) => email },
  },
  {
    id: 'address',
    header: 'Address',
    width: '5fr',
    minWidth: 180,
    quiet: true,
    cell: ({ address }) => <TruncatedText text={address} />,
    csv: { Address: ({ address }) => address },
  },
  {
    id: 'policies',
    header: 'Policies',
    width: '1fr',
    align: 'end',
    cell: ({ policies }) => policies,
    sort: { ascending: 'policies', descending: '-policies' },
    csv: { Policies: ({ policies }) => policies },
  },
  {
    id: 'premium',
    header: 'Premium',
    width: '2fr',
    align: 'end',
    hidden: true,
    cell: ({ premium }) => dollars(premium),
    sort: { ascending: 'premium', descending: '-premium' },
    csv: { Premium: ({ premium }) => premium / 100 },
  },
]

/** In the place of a server that sorts. */
export function sorted(rows: readonly Client[], sort: string | undefined): readonly Client[] {
  const field = sort?.replace('-', '') as keyof Client | undefined
  if (field === undefined) return rows
  const up = [...rows].sort((a, b) =>
    typeof a[field] === 'number'
      ? Number(a[field]) - Number(b[field])
      : String(a[field]).localeCompare(String(b[field])),
  )
  return sort?.startsWith('-') ? up.reverse() : up
}
