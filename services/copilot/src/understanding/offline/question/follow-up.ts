import type { WorkspaceSource } from '../../../tools/tool.ts'
import { kindOf } from './kind.ts'
import { sourcesNamed } from './sources-named.ts'
import { subjectsOf } from './wording.ts'

/** A question that can be understood by itself. */
export interface WholeQuestion {
  /** What an answer has to say. */
  ask: string
  /** Names from earlier that it is about: a search looks for them, too. */
  about: string
  /** The documents that it names. */
  named: WorkspaceSource[]
}

const opening = /^(?:and|or|also|but|then|what about|how about|same (?:question )?for)\b[\s,:]*/i
const pronoun = /\b(?:it|its|they|them|their|that one|this one|there|those|these)\b/i
/** Whether a question continues the one before. */
export const continuesOne = (question: string): boolean => opening.test(question) || pronoun.test(question)

/** Capitalized words that begin no sentence: "Bayview Marina". */
const properNames = /(?<=[\p{Ll}\p{N},’'"“(]\s["“(]?)\p{Lu}[\p{L}\p{N}&’'.-]*(?:\s+\p{Lu}[\p{L}\p{N}&’'.-]*)*/gu

/** Reads a question with those before it: "And the deductible?", "When does it expire?", "What about the binder?". */
export function wholeQuestion(
  question: string,
  earlier: readonly string[],
  sources: readonly WorkspaceSource[],
): WholeQuestion {
  const named = sourcesNamed(question, sources)
  const before = earlier.find(text => kindOf(text) === 'QUESTION')
  if (!before || !continuesOne(question)) return { ask: question, about: '', named }
  const ask = question.replace(opening, '')
  const previous = wholeQuestion(before, earlier.slice(earlier.indexOf(before) + 1), sources)
  // Only a document is new: the same question again.
  const isSameQuestion =
    named.length > 0 && subjectsOf(ask).every(({ word }) => sourcesNamed(word, [...named, nowhere]).length > 0)
  if (isSameQuestion) return { ask: withoutNames(previous.ask, previous.named), about: previous.about, named }
  const about = [previous.about, ...(before.match(properNames) ?? [])].filter(Boolean).join(' ')
  return { ask, about, named: named.length > 0 ? named : previous.named }
}

/** A question without the phrase that names a document: "in the lease". */
function withoutNames(question: string, named: readonly WorkspaceSource[]): string {
  if (named.length === 0) return question
  const phrases =
    /\b(?:in|on|of|from|under|for|per|by)\s+(?:the\s+|this\s+|our\s+)?([\p{L}\p{N}.-]+(?:\s+[\p{L}\p{N}.-]+)?)/giu
  return question
    .replace(phrases, phrase => (sourcesNamed(phrase, [...named, nowhere]).length > 0 ? '' : phrase))
    .replace(/\s+(?=[?.!]|$)/g, '')
    .trim()
}

/** Beside it, documents can be named although all of them are. */
const nowhere: WorkspaceSource = { sourceId: '', name: '' }
