import type { ConsumedText } from './consumed-text.ts'
import { clientWords } from './vocabulary/client-words.ts'
import { dateWords } from './vocabulary/date-words.ts'
import { limitWords } from './vocabulary/limit-words.ts'
import { moneyWords, priceWords } from './vocabulary/money-words.ts'
import { numberWords } from './vocabulary/number-words.ts'
import { anyLimitWords, insuredWords, issueWords, otherWords, partyWords } from './vocabulary/other-words.ts'
import { contactWords, peopleWords } from './vocabulary/people-words.ts'
import type { FieldWords, RecordField } from './vocabulary/record-field.ts'
import { progressWords, requestWords } from './vocabulary/request-words.ts'
import { cancellationWords, statusWords } from './vocabulary/state-words.ts'

/** What is more exact comes first: a rule takes its words, so that no other one does. */
const fields: readonly FieldWords[] = [
  ...numberWords,
  ...moneyWords,
  ...partyWords,
  ...clientWords,
  ...limitWords,
  ...insuredWords,
  ...cancellationWords,
  ...requestWords,
  ...issueWords,
  ...dateWords,
  ...peopleWords,
  ...priceWords,
  ...otherWords,
  ...contactWords,
  ...progressWords,
  ...statusWords,
  ...anyLimitWords,
]

/**
 * Takes the fields that a question asks for, in the order in which it names them.
 *
 * @param canHave whose fields they can be: "the second building" of a request is in its words
 */
export function takeFields(question: ConsumedText, canHave: (field: RecordField) => boolean): RecordField[] {
  const found = fields
    .filter(([field]) => canHave(field))
    .flatMap(([asked, words]) => {
      const [first] = question.takeAll(words)
      return first ? [{ asked, place: first.index }] : []
    })
  const ordered = found.sort((one, other) => one.place - other.place).map(({ asked }) => asked)
  // "The occurrence and aggregate limits" asks for two of them.
  const exact = ordered.filter(({ name }) => name !== 'limits')
  // "How much premium …" asks for no limit.
  const isOfLimit = exact.some(
    field => limits.has(field) || (amounts.has(field) && !/\blimits?\b/i.test(question.text)),
  )
  return isOfLimit ? exact : ordered
}

const namesOf = (words: readonly FieldWords[]): ReadonlySet<RecordField> => new Set(words.map(([one]) => one))
const limits = namesOf(limitWords)
const amounts = namesOf([...moneyWords, ...priceWords])
