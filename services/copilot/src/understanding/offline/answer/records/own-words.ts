import type { Findings, FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import type { RecordField } from '../../question/records/vocabulary/record-field.ts'
import { hasWanted, type WantedValue } from '../../question/records/wanted-value.ts'
import { folded, lines, unique } from './fact-lines.ts'
import { factsFor, named, type RecordFact, standing } from './record-facts.ts'
import { termsOf } from './terms.ts'

const maxShown = 3

/** What records say in words of the question: it is read out, and answers neither yes nor no. */
export function inOwnWords(question: RecordQuestion, { records, said }: Findings): string | null {
  const { fields, wanted, unowned = [] } = question
  const isSaid = fields.length === 0 || records.some(record => fields.some(field => factsFor(record, field).length > 0))
  if (!isSaid) return null
  const saying = ({ value, label }: RecordFact) => said.some(word => folded(`${label} ${value}`).includes(word))
  const chosen = termsOf(records, question).flatMap(record => {
    const words = record.facts.filter(saying)
    if (!unowned.every(field => saysField(record, field))) return []
    // What is covered or excluded has no premium of its own.
    if (fields.length > 0 && words.every(({ label }) => scope.has(label))) return []
    if (wanted && !saysWanted(words, said, wanted)) return []
    const isShown = record.typename === 'ServiceRequest' && fields.length === 0
    const own = isShown ? [...words.filter(isOfPeople), ...record.facts] : words
    const facts = unique([...fields.flatMap(field => factsFor(record, field)), ...own])
    return facts.some(saying) ? [{ record, facts }] : []
  })
  const blocks = chosen.map(({ record, facts }) => [`${named(record)}${standing(record)}`, ...lines(facts)].join('\n'))
  return blocks.length > 0 && blocks.length <= maxShown ? blocks.join('\n\n') : null
}

const scope = new Set(['Covers', 'Excludes'])

/** "Return premium": what people wrote has a word for what is asked. */
function saysField({ facts }: FoundRecord, { label }: RecordField): boolean {
  const words = label.split(' ').filter(word => !plain.has(word))
  return facts.some(({ value }) => words.some(word => folded(value).includes(word.replace(/s$/, ''))))
}
const plain = new Set('limit limits date day of who what it was and each issued opened'.split(' '))

/** Whether a sentence about the thing that is asked has the kind of value that is wanted: a comment on a visit names no adjuster. */
function saysWanted(facts: readonly RecordFact[], said: readonly string[], wanted: WantedValue): boolean {
  const places = said
    .map(word => ({ word, place: folded(wanted.of).indexOf(word) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
  const thing = places[0]?.word ?? ''
  const sentences = facts.flatMap(({ value }) => value.replace(author, '').split(/(?<=[.?!])\s+/))
  return sentences.some(sentence => folded(sentence).includes(thing) && hasWanted(sentence, wanted))
}
/** Behind a comment: who wrote it, and when. */
const author = /\s\([^()]*\)$/

/** What people wrote comes before who works on it, and until when. */
const isOfPeople = ({ value }: RecordFact): boolean => value.length > minText
const minText = 25
