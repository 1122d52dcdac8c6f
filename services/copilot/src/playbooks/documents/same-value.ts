import type { FieldName } from '@coverdesk/coverage'

interface Value {
  field: FieldName
  value: number | string
}

/** How names and addresses are shortened. */
const short: Readonly<Record<string, string>> = {
  ...{ and: '', assurance: 'assur', avenue: 'ave', boulevard: 'blvd', company: 'co', corporation: 'corp', drive: 'dr' },
  ...{ highway: 'hwy', incorporated: 'inc', insurance: 'ins', lane: 'ln', limited: 'ltd', road: 'rd', street: 'st' },
  ...{ suite: 'ste', the: '' },
}
const numbers: ReadonlySet<FieldName> = new Set(['policyNumber', 'quoteNumber', 'binderNumber', 'endorsementNumber'])

/** Whether two statements say the same: amounts and days exactly, names as people read them ("Acme, LLC" is "ACME LLC"). */
export const isSameValue = (one: Value, other: Value): boolean =>
  one.value === other.value ||
  (typeof one.value === 'string' && typeof other.value === 'string' && keyOf(one) !== '' && keyOf(one) === keyOf(other))

function keyOf({ field, value }: Value): string {
  const folded = String(value).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const named = field === 'insurerName' ? withoutLetter(folded) : folded
  if (numbers.has(field)) return folded.replace(/[^\p{L}\p{N}]/gu, '')
  return named
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .map(word => short[word] ?? word)
    .filter(Boolean)
    .join(' ')
}

/** A certificate writes "INSURER A : Harbor Mutual" and has the NAIC number behind it. */
const withoutLetter = (folded: string) =>
  folded.replace(/^\s*(?:insurer|company|carrier)\s+[a-f]\s*:\s*/, '').replace(/\s+\d{5}\s*$/, '')
