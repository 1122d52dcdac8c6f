import { type MailingAddress, phoneNumber, readablePhone } from '@coverdesk/kit'
import { titleOf } from '../models/enumerations.ts'
import type { RequestWords } from '../models/request-words.ts'

/** A value that differs, as people read it; null: there is none. */
export interface WordDifference {
  /** Such as `clientEmail` or `createCertificate.name`; an address is one value. */
  path: string
  before: string | null
  after: string | null
}

function readable(path: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (path === 'type') return titleOf(String(value))
  if (path === 'clientPhone') return readableCaller(String(value))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return readableAddress(value as MailingAddress)
  return String(value)
}

/** One number is one value, however it was written; what is no number is as it was given. */
function readableCaller(given: string): string {
  const { data: number } = phoneNumber.safeParse(given)
  return number ? readablePhone(number) : given
}

const readableAddress = ({ line1, line2, city, zone, postalCode }: MailingAddress) =>
  [line1, line2, city, `${zone} ${postalCode}`].filter(Boolean).join(', ')

/** The words by their paths, each as people read it. */
function readableWords(words: RequestWords): Map<string, string> {
  const { addAdditionalInsured, cancelPolicy, createCertificate, documentRequest, question, ...common } = words
  const blocks = { addAdditionalInsured, cancelPolicy, createCertificate, documentRequest, question }
  const entries = [
    ...Object.entries(common),
    ...Object.entries(blocks).flatMap(([name, block]) =>
      Object.entries(block ?? {}).map(([field, value]): [string, unknown] => [`${name}.${field}`, value]),
    ),
  ]
  const found = new Map<string, string>()
  for (const [path, value] of entries) {
    const text = readable(path, value)
    if (text !== null) found.set(path, text)
  }
  return found
}

/** What differs between two forms of a request’s words, in the order of the form. */
export function wordDifferences(before: RequestWords, after: RequestWords): WordDifference[] {
  const [former, present] = [readableWords(before), readableWords(after)]
  return [...new Set([...present.keys(), ...former.keys()])]
    .filter(path => former.get(path) !== present.get(path))
    .map(path => ({ path, before: former.get(path) ?? null, after: present.get(path) ?? null }))
}
