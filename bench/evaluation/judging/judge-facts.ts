import type { Fact } from '@coverdesk/coverage'
import { usualFields } from '../document/document-kind.ts'
import type { EvaluationDocument } from '../document/evaluation-document.ts'
import type { ExpectedFact } from '../facts/expected-facts.ts'
import { sameValue } from './same-value.ts'
import { statesValue } from './states-value.ts'

export type StatedFact = Exclude<Fact, { state: 'NOT_FOUND' }>

export interface FactVerdict {
  /** Fields of the document, stated and absent. */
  fields: number
  right: number
  /** Facts that the engine stated. */
  stated: number
  /** Of those, what the document doesn't say. */
  invented: StatedFact[]
  missed: { expected: ExpectedFact; stated: StatedFact[] }[]
}

/** Two names of one thing. */
const aliases: Record<string, string> = {
  'retention CYBER': 'cyberRetentionLimit',
  'retention UMBRELLA': 'umbrellaRetention',
}
const nameOf = ({ field, line }: { field: string; line: string | null }) => aliases[`${field} ${line}`] ?? field

/** Compares what the engine says of a document with what the document says. */
export function judgeFacts(document: EvaluationDocument, facts: readonly Fact[]): FactVerdict {
  const unjudged: readonly string[] = usualFields(document.kind).unjudged
  const stated = facts.filter(
    (fact): fact is StatedFact => fact.state !== 'NOT_FOUND' && !unjudged.includes(fact.field),
  )
  const expected = document.facts.filter(({ field }) => !unjudged.includes(field))
  const missed = expected.flatMap(fact => {
    const about = statedAbout(fact, stated)
    return isRight(fact, about) ? [] : [{ expected: fact, stated: about }]
  })
  const invented = stated.filter(fact => isInvented(fact, expected))
  const quiet = document.absent.filter(({ field }) => !invented.some(fact => nameOf(fact) === field))
  return {
    fields: expected.length + document.absent.length,
    right: expected.length - missed.length + quiet.length,
    stated: stated.length,
    invented,
    missed,
  }
}

/** What is said of one line counts for the whole document only where nothing is said of the whole, and the other way around. */
function statedAbout({ field, line }: ExpectedFact, stated: readonly StatedFact[]): StatedFact[] {
  const ofField = stated.filter(fact => nameOf(fact) === nameOf({ field, line }))
  const exact = ofField.filter(fact => fact.line === line)
  if (exact.length > 0) return exact
  return line === null ? ofField : ofField.filter(fact => fact.line === null)
}

function isRight(expected: ExpectedFact, about: readonly StatedFact[]): boolean {
  return about.length > 0 && about.every(fact => isSame(expected, fact))
}

function isSame(expected: ExpectedFact, fact: StatedFact): boolean {
  if (expected.state === 'FOUND') return fact.state === 'FOUND' && sameValue(expected, fact)
  if (fact.state !== 'AMBIGUOUS') return false
  return expected.values.every(value => fact.evidence.some(({ quote }) => statesValue(quote, value, expected.unit)))
}

function isInvented(fact: StatedFact, expected: readonly ExpectedFact[]): boolean {
  const ofField = expected.filter(({ field, line }) => nameOf({ field, line }) === nameOf(fact))
  return !ofField.some(({ line }) => line === null || fact.line === null || line === fact.line)
}
