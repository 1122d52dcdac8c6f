import { readAmount } from '@coverdesk/coverage/amounts'
import { carrierName } from '../carrier-record/carrier.rules.ts'
import { readType } from '../imports/reading/read-words.ts'
import { insuranceTypes } from '../models/enumerations.ts'
import { cents, line, requiredDay } from '../rules/fields.ts'
import type { SyncedPolicyInput } from './synced-policy.rules.ts'

/** What another system has, as it would be stored; a field that it did not send, or nobody could store, is not there. */
export interface ValuesThere {
  values: ReadonlyMap<string, string | null>
  /** What could not be taken, or only otherwise. */
  notes: string[]
}

/** Null: it can't be that. */
type Reader = (text: string) => string | null

const day: Reader = text => requiredDay('').safeParse(text).data ?? null
const company: Reader = text => carrierName.safeParse(text).data ?? null
const number: Reader = text => line(100).safeParse(text).data ?? null
const isType = (code: string) => insuranceTypes.some(type => type === code)

const readers: Readonly<Record<string, { read: Reader; label: string; isNeeded?: boolean }>> = {
  CARRIER: { read: company, label: 'carrier', isNeeded: true },
  BROKER: { read: company, label: 'wholesale broker' },
  POLICY_NUMBER: { read: number, label: 'policy number' },
  QUOTE_NUMBER: { read: number, label: 'quote number' },
  ISSUED_AT: { read: day, label: 'issue date' },
  INFORCE_AT: { read: day, label: 'effective date' },
  EXPIRES_AT: { read: day, label: 'expiration date' },
  BILLING_TYPE: { read: text => (text === 'DIRECT' || text === 'AGENCY' ? text : null), label: 'billing type' },
  PREMIUM: { read: centsIn, label: 'premium' },
  CANCELED_AT: { read: day, label: 'day of cancellation' },
}

/** Reads fields by the rules of the form. One that breaks them keeps no policy out: it stays as it is here. */
export function valuesThere({ fields, isQuote }: SyncedPolicyInput): ValuesThere {
  const values = new Map<string, string | null>([['STAGE', isQuote ? 'QUOTE' : 'BOUND']])
  const notes: string[] = []
  for (const { field, value } of fields) {
    const text = value?.trim() ?? ''
    if (field === 'TYPE') {
      values.set('TYPE', typeIn(text, notes))
      continue
    }
    const reader = readers[field]
    if (!reader) continue
    const read = text ? reader.read(text) : null
    if (text && read === null) notes.push(`“${text.slice(0, 60)}” can’t be its ${reader.label}.`)
    else if (read === null && reader.isNeeded) notes.push(`It has no ${reader.label} there.`)
    else values.set(field, field === 'PREMIUM' ? (read ?? '0') : read)
  }
  return { values, notes }
}

/** Other systems have lines that Coverdesk has no type for. */
function typeIn(text: string, notes: string[]): string {
  const type = text ? readType(text) : 'OTHER'
  if (isType(type)) return type
  notes.push(`Coverdesk has no type “${text.slice(0, 60)}”, so it is Other.`)
  return 'OTHER'
}

/** Dollars as a number or as people write them. */
function centsIn(text: string): string | null {
  const amount = /^\d+\.\d{3,}$/.test(text) ? Math.round(Number(text) * 100) : readAmount(text)
  return cents.safeParse(amount).success ? String(amount) : null
}
