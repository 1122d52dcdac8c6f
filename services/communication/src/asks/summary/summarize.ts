import { wordsIn } from '@coverdesk/coverage/lexicon'
import { isCourtesy, type JudgedSentence } from '../finding/find-asks.ts'

const maxLength = 400
const maxSentences = 3

/**
 * The sentences that say what a text is about, whole and in their own words: those that ask, or else the first ones that say
 * anything.
 * @returns null where nothing is said
 */
export function summarize(sentences: readonly JudgedSentence[]): string | null {
  const body = sentences.filter(
    ({ isSubject, text }) => !isSubject && !isCourtesy(text) && !text.endsWith(':') && wordsIn(text).length > 2,
  )
  const asking = body.filter(({ type }) => type !== 'NONE')
  const wholes = (asking.length > 0 ? asking : body).map(({ text, whole = text }) => whole)
  const chosen = [...new Set(wholes)].slice(0, maxSentences)
  const fitting: string[] = []
  for (const text of chosen) {
    const ended = /[.!?…]$/.test(text) ? text : `${text}.`
    if (fitting.length > 0 && [...fitting, ended].join(' ').length > maxLength) break
    fitting.push(ended.slice(0, maxLength))
  }
  return fitting.join(' ') || sentences.find(({ isSubject }) => isSubject)?.text || null
}
