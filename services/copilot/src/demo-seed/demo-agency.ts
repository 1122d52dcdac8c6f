import { demoAgencies } from '@coverdesk/kit'
import { Types } from 'mongoose'

/** Whose records a seed writes. */
export interface DemoAgency {
  agencyId: string
  /** Of its ids: they begin with it in every subgraph. */
  prefix: '67' | '68'
  people: readonly string[]
  /** The number of the first one among the demo's users. */
  first: number
}

const { harborPoint, canary } = demoAgencies
const staff = ['Maya Reyes', 'Daniel Okonkwo', 'Siobhán O’Connell', 'Priya Raman', 'Luis Ángel Domínguez-Ferreira']

export const ofHarborPoint: DemoAgency = { agencyId: harborPoint.id, prefix: '67', people: staff, first: 0 }
export const ofCanary: DemoAgency = { agencyId: canary.id, prefix: '68', people: ['CANARY_B User'], first: 100 }

export const demoUserId = ({ first }: DemoAgency, person: number): string =>
  `66${String(first + person).padStart(22, '0')}`

/** Such as 67b100000000000000000002. @param kind of record, such as `b1` */
export const demoId = ({ prefix }: Pick<DemoAgency, 'prefix'>, kind: string, number: number): Types.ObjectId =>
  new Types.ObjectId(`${prefix}${kind}${String(number).padStart(22 - kind.length, '0')}`)

const minute = 60_000

export const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * minute)
export const daysAgo = (days: number): Date => minutesAgo(days * 24 * 60)
