import type { Fact } from '@coverdesk/coverage'
import type { ExpectedFact } from '../facts/expected-facts.ts'
import type { FactField } from '../facts/fact-field.ts'
import { amountsIn } from './amounts-in.ts'
import { datesIn } from './dates-in.ts'
import { lettersOf } from './normalize.ts'

/** Sentences: more or less of the same one is right. */
const sentences: ReadonlySet<FactField> = new Set(['endorsementChanges', 'descriptionOfOperations', 'exclusions'])

/** Whether a fact that the engine found has the value that the document states. */
export function sameValue(expected: ExpectedFact, fact: Extract<Fact, { state: 'FOUND' }>): boolean {
  const { field, values, unit } = expected
  if (Array.isArray(fact.value)) {
    const found = fact.value
    return (
      found.length === values.length && values.every(value => found.some(text => sameText(field, String(value), text)))
    )
  }
  const [value] = values
  if (unit === 'TEXT') return sameText(field, String(value), String(fact.value))
  if (unit === 'WORD' || unit === 'DATE') return String(value) === String(fact.value)
  return fact.unit === unit && Number(value) === Number(fact.value)
}

function sameText(field: FactField, expected: string, found: string): boolean {
  if (field === 'claims') return sameClaim(expected, found)
  const [one, other] = [lettersOf(expected), lettersOf(found)]
  if (one === other) return true
  if (sentences.has(field)) return other.length >= 12 && (one.includes(other) || other.includes(one))
  // A name with its address is how people read this one.
  return field === 'certificateHolder' && other.startsWith(one)
}

/** One claim as one text: its day and every amount of the row, however they are written. */
function sameClaim(expected: string, found: string): boolean {
  const [day] = datesIn(expected)
  const [firstCell = ''] = expected.split(' ')
  const amounts = amountsIn(expected.slice(firstCell.length))
  const stated = amountsIn(found)
  return datesIn(found).has(day ?? '') && [...amounts].every(amount => stated.has(amount))
}
