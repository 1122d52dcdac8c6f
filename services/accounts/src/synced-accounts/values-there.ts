import { emailAddress, mailingAddress, phoneNumber, requiredName } from '@coverdesk/kit'
import type { z } from 'zod'
import { website } from '../fields/website.ts'
import { readZip } from '../imports/read-zip.ts'
import { zoneCode } from '../imports/us-zone-names.ts'
import { addressKey } from './address-text.ts'
import type { FieldsThere } from './synced-account.rules.ts'

/** What another system has, as it would be stored; undefined where it did not send it, or nobody could store it. */
export interface ValuesThere {
  values: ReadonlyMap<string, string | null>
  /** What could not be taken. */
  notes: string[]
}

type Rule = z.ZodType<string | undefined>

const rules: Readonly<Record<string, { rule: Rule; label: string; isNeeded?: boolean }>> = {
  NAME: { rule: requiredName('It has no name there.'), label: 'name', isNeeded: true },
  DBA: { rule: requiredName('', 200).optional(), label: 'DBA' },
  EMAIL: { rule: emailAddress, label: 'email', isNeeded: true },
  PHONE: { rule: phoneNumber, label: 'phone' },
  WEBSITE: { rule: website, label: 'website' },
}

const addressParts = ['LINE1', 'LINE2', 'CITY', 'ZONE', 'POSTAL_CODE'] as const

/** Reads fields by the rules of the forms. One that breaks them keeps no record out: it stays as it is here. */
export function valuesThere(fields: FieldsThere): ValuesThere {
  const sent = new Map(fields.map(({ field, value }) => [field, value?.trim() || null]))
  const values = new Map<string, string | null>()
  const notes: string[] = []
  for (const [field, { rule, label, isNeeded }] of Object.entries(rules)) {
    const value = sent.get(field)
    if (value === undefined) continue
    if (value === null) {
      if (isNeeded) notes.push(`It has no ${label} there.`)
      else values.set(field, null)
      continue
    }
    const parsed = rule.safeParse(value)
    if (parsed.success && parsed.data) values.set(field, parsed.data)
    else notes.push(`“${value.slice(0, 60)}” can’t be its ${label}.`)
  }
  const address = readAddress(sent)
  if (address?.note) notes.push(address.note)
  else if (address) values.set('ADDRESS', address.value)
  return { values, notes }
}

/** One field: parts of two addresses make none. */
function readAddress(sent: ReadonlyMap<string, string | null>) {
  if (!addressParts.some(part => sent.has(part))) return null
  const text = (part: (typeof addressParts)[number]) => sent.get(part) ?? ''
  const zone = zoneCode(text('ZONE'))
  const given = {
    line1: text('LINE1'),
    line2: text('LINE2'),
    city: text('CITY'),
    zone,
    postalCode: readZip(text('POSTAL_CODE'), zone),
  }
  const parsed = mailingAddress.safeParse(given)
  if (parsed.success) return { value: parsed.data ? addressKey(parsed.data) : null }
  const words = Object.values(given).filter(Boolean).join(', ').slice(0, 100)
  return { value: null, note: `“${words}” is not a complete address.` }
}
