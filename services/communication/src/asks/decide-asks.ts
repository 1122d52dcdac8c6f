import { fold } from '@coverdesk/kit'
import type { AskRecord } from './ask-record/ask.model.ts'
import type { AskFields } from './fields/ask-fields.ts'
import type { FoundAsk } from './finding/find-asks.ts'

/** An ask of a text, with what it says. */
export interface ReadAsk extends FoundAsk {
  fields: AskFields
}

/** An ask of the same conversation that is known already. */
export type KnownAsk = Pick<
  AskRecord,
  '_id' | 'type' | 'sentence' | 'sentenceKey' | 'fields' | 'state' | 'serviceRequestId'
> & {
  /** Whether its request is resolved. */
  isClosed: boolean
}

/** What becomes of an ask (docs/adr/0062). */
export type AskDecision =
  | { kind: 'OPEN' | 'SUGGEST'; ask: ReadAsk; replaces: AskRecord['_id'][] }
  /** It says more about what was asked for before. */
  | { kind: 'FOLLOW_UP'; ask: ReadAsk; of: KnownAsk }
  | { kind: 'NOTHING'; ask: ReadAsk }

/** Asks how far something is. */
const statusQuestion =
  /\b(?:any (?:update|news|word|progress)|status|follow(?:ing)?[- ]up|checking in|check(?:ing)? on|did (?:you|the|it)|have you|has (?:it|the|that)|when (?:will|can i expect)|where (?:are we|is)|is it ready|still waiting|go(?:ne)? out)\b/i

export const keyOf = (sentence: string): string => fold(sentence)

/** Of words that say something. */
const minLetters = 4
const minShare = 0.3

/** Whether two questions, or two wishes without a type, have enough words in common. */
function isSameMatter(one: string, other: string): boolean {
  const words = (text: string) =>
    new Set(
      fold(text)
        .split(' ')
        .filter(word => word.length >= minLetters),
    )
  const [ours, theirs] = [words(one), words(other)]
  const common = [...ours].filter(word => theirs.has(word)).length
  return common / Math.max(1, Math.min(ours.size, theirs.size)) >= minShare
}

/** It says what it complains about nowhere else than in what is open. */
const isMereComplaint = ({ type, isComplaint, isLoss }: ReadAsk) =>
  isComplaint && !isLoss && (type === 'OTHER' || type === 'QUESTION')

/** Two certificates for two holders are two requests; the next mail about the same one is not. */
function isSameThing(ask: ReadAsk, known: KnownAsk): boolean {
  if (ask.type !== known.type || (ask.isLoss && !known.fields.isLoss)) return false
  const [name, knownName] = [ask.fields.holderName, known.fields.holderName]
  if (name && knownName && fold(name) !== fold(knownName)) return false
  if (ask.isLoss) return true
  const isOpen = ask.type === 'QUESTION' || ask.type === 'OTHER'
  return !isOpen || isSameMatter(ask.about.join(' '), known.fields.details)
}

/**
 * What becomes of the asks of a text, by those of its conversation that are known. The same words never ask twice; what is
 * about an open request says more about it; what is about a resolved one is a new request. Who asks once more, or complains,
 * is never left without one.
 *
 * @param isElsewhere whether the same client has sent the same words in another conversation a short while ago
 */
export function decideAsks(
  found: readonly ReadAsk[],
  known: readonly KnownAsk[],
  isElsewhere: (ask: ReadAsk) => boolean = () => false,
): AskDecision[] {
  return found.map(ask => {
    if (known.some(({ sentenceKey }) => sentenceKey === keyOf(ask.sentence))) return { kind: 'NOTHING', ask }
    const opened = known.filter(({ state, isClosed }) => state === 'OPENED' && !isClosed)
    if (ask.type === 'QUESTION' && !ask.isComplaint && opened.length > 0 && statusQuestion.test(ask.sentence))
      return { kind: 'NOTHING', ask }
    const of = opened.findLast(one => isSameThing(ask, one)) ?? (isMereComplaint(ask) ? opened.at(-1) : undefined)
    if (of) return { kind: 'FOLLOW_UP', ask, of }
    const suggested = known.filter(one => one.state === 'SUGGESTED' && isSameThing(ask, one))
    const isCertain = ask.isCertain && !isElsewhere(ask)
    if (suggested.length > 0 && !isCertain) return { kind: 'NOTHING', ask }
    return { kind: isCertain ? 'OPEN' : 'SUGGEST', ask, replaces: suggested.map(({ _id }) => _id) }
  })
}
