import type {
  DuePolicyFieldsFragment,
  ServiceRequestType,
  UpdateServiceRequestDuePolicyInput,
} from '../generated/documents'
import { typeName } from '../words/request-labels'

/** What the form holds; the server’s paths name the fields. */
export interface DueValues {
  /** Days as text, empty for no due date. */
  rules: { type: ServiceRequestType; businessDays: string }[]
  closedDays: { day: string }[]
}

export const dueValues = ({ rules, closedDays }: DuePolicyFieldsFragment): DueValues => ({
  rules: rules.map(({ type, businessDays }) => ({
    type,
    businessDays: businessDays === null ? '' : String(businessDays),
  })),
  closedDays: closedDays.map(day => ({ day })),
})

/** Rows without a day are none. */
export const dueInput = ({ rules, closedDays }: DueValues): UpdateServiceRequestDuePolicyInput => ({
  rules: rules.map(({ type, businessDays }) => ({
    type,
    businessDays: businessDays === '' ? null : Number(businessDays),
  })),
  closedDays: closedDays.flatMap(({ day }) => (day ? [day] : [])),
})

/** Everything that two people may change. */
export const dueLabels = ({ rules }: DuePolicyFieldsFragment): (readonly [DuePath, string])[] => [
  ...rules.map(({ type }, index) => [`rules.${index}.businessDays`, typeName(type)] as const),
  ['closedDays', 'Closed days'],
]

type DuePath = `rules.${number}.businessDays` | 'closedDays'
