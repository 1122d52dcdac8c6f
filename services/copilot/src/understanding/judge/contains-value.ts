import { amountWords, type DocumentKind, documentKinds, type FactUnit, type FieldName } from '@coverdesk/coverage'
import { saysWhole } from '@coverdesk/coverage/judge'
import { countsIn, type DateOrder, datesIn, moneyIn, percentagesIn } from '@coverdesk/coverage/read'
import { type AmountWord, saysAmountWord, saysZero } from '../../facts/values/amount-words.ts'
import { saysDocumentKind } from '../../facts/values/document-kind-words.ts'
import { normalText } from './normalized.ts'

/** A value of a field, as a quote has to contain it. */
export interface ProvenValue {
  field: FieldName
  value: number | string
  unit: FactUnit
}

/** What has to be said where a document requires something, or where a box of a certificate is for something. */
const subjects: Partial<Record<FieldName, RegExp>> = {
  additionalInsuredRequired: /additional(?:ly)? insured|addl\.? insd/i,
  waiverRequired: /waive|subrogation/i,
  primaryNonContributoryRequired: /primary|non-?\s?contribut/i,
}
const yes = /(?:^|[\s[(|:])(?:x|y|yes|✓|✔|☒|☑|■|checked)(?=$|[\s\]).,;|])/i
const no = /(?:^|[\s[(|:])(?:n|no|none|☐|□|n\/a|unchecked)(?=$|[\s\]).,;|])|\[\s*\]|\(\s*\)/i

/** Whether a quote contains the value that it is to prove, in any notation. */
export function containsValue(quote: string, { field, value, unit }: ProvenValue, order: DateOrder): boolean {
  if (unit === 'USD') return saysAmount(quote, Number(value))
  if (unit === 'PERCENT') return percentagesIn(quote).some(({ percent }) => percent === value)
  if (unit === 'DATE') return datesIn(quote, order).some(({ day }) => day === value)
  if (unit === 'COUNT') return countsIn(quote).some(({ count }) => count === value)
  if (unit === 'TEXT') return saysText(quote, String(value))
  return saysWord(quote, field, String(value))
}

function saysAmount(quote: string, cents: number): boolean {
  return moneyIn(quote).some(amount => amount.cents === cents) || (cents === 0 && saysZero(quote))
}

function saysText(quote: string, text: string): boolean {
  const searched = normalText(text)
  return saysWhole(normalText(quote), searched).holds
}

function saysWord(quote: string, field: FieldName, word: string): boolean {
  if (field === 'documentKind') return isDocumentKind(word) && saysDocumentKind(quote, word)
  if (isAmountWord(word)) return saysAmountWord(quote, word)
  const subject = subjects[field]
  if (subject) return (word === 'YES' || word === 'NO') && subject.test(quote)
  if (word === 'YES') return yes.test(quote)
  return word === 'NO' && no.test(quote)
}

const isAmountWord = (word: string): word is AmountWord => (amountWords as readonly string[]).includes(word)
const isDocumentKind = (word: string): word is DocumentKind => (documentKinds as readonly string[]).includes(word)
