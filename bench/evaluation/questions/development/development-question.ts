import { demoAccounts } from '@coverdesk/kit'
import { harborPointPolicies } from '../../../../services/policies/src/demo-seed/harbor-point-policies.ts'

/** A value that an answer states, in any of some spellings. */
interface Said {
  unit: 'USD' | 'DATE' | 'COUNT' | 'PERCENT' | 'TEXT'
  anyOf: readonly (string | number)[]
}

interface DocumentTruth {
  says: Said[]
  without?: string[]
  /** One of the first three quotes has one of these words, and comes from that document. */
  document: { title: string; fileName: string | null; words: string[] }
}

interface RecordTruth {
  says: Said[]
  without?: string[]
  /** Every one is linked. */
  records: { kind: string; id: string; otherIds?: string[] }[]
}

/** A question of the set that whoever writes the engine works with. */
export interface DevelopmentQuestion {
  text: string
  /** null: nothing that the agency has answers it. */
  answer: DocumentTruth | RecordTruth | null
}

export const text = (...anyOf: string[]): Said => ({ unit: 'TEXT', anyOf })
export const dollars = (...amounts: number[]): Said => ({ unit: 'USD', anyOf: amounts.map(amount => amount * 100) })
export const count = (number: number): Said => ({ unit: 'COUNT', anyOf: [number] })
export const percent = (number: number): Said => ({ unit: 'PERCENT', anyOf: [number] })
export const day = (date: string): Said => ({ unit: 'DATE', anyOf: [date] })

type Client = keyof typeof demoAccounts

export const account = (client: Client) => ({ kind: 'account', id: demoAccounts[client].id })

/** The present term of a client’s policy. */
export function policy(client: Client, line: string) {
  const place = harborPointPolicies.findIndex(
    ({ account: { id }, line: type }) => id === demoAccounts[client].id && type === line,
  )
  const found = harborPointPolicies[place]
  if (!found) throw new Error(`${client} has no policy ${line}.`)
  return { kind: 'policy', id: `67d${String(place * 1_000 + found.terms - 1).padStart(21, '0')}` }
}

/** By its place in `service-requests.json`. */
export const request = (place: number) => ({ kind: 'request', id: `67e${String(place).padStart(21, '0')}` })

const titled =
  (title: string) =>
  (words: string[], says: Said[], without?: string[]): DocumentTruth => ({
    ...{ says, document: { title, fileName: null, words } },
    ...(without && { without }),
  })
const filed =
  (title: string, fileName: string) =>
  (words: string[], says: Said[], without?: string[]): DocumentTruth => ({
    ...{ says, document: { title, fileName, words } },
    ...(without && { without }),
  })

/** Its only page is a picture. */
export const scannedTitle = 'Port contractor requirements'

/** The demo’s knowledge base. */
export const guides = {
  certificates: titled('Certificate procedure'),
  roofing: titled('Roofing contractors guide'),
  cancellations: titled('Cancellation requests'),
  claims: titled('Claims reporting'),
  marine: titled('Marine accounts checklist'),
  hours: titled('Office hours and holidays'),
  coastline: filed('Coastline appetite guide', 'Coastline Mutual - contractors appetite guide.pdf'),
  tallgrass: filed('Tallgrass appetite guide', 'Tallgrass Mutual - restaurants appetite guide.pdf'),
  lease: filed('Pier 4 lease', 'Lease of Pier 4 - Harbor Street Properties.pdf'),
  liability: filed('Specimen liability policy', 'Coastline Mutual - specimen general liability policy.pdf'),
  port: filed(scannedTitle, 'Port district - insurance requirements (scan).pdf'),
  cyber: filed('Specimen cyber policy', 'Northlight Assurance - specimen cyber policy.pdf'),
}
