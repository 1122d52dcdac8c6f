import type { FormQuote } from './form-case.ts'

export type Origin = 'DOCUMENT' | 'RECORD' | 'ANSWER'

/** A value, and where it is from. */
export interface StatedValue {
  /** As it is printed; a mark is X. */
  text: string
  origin: Origin
  /** Of a document. */
  evidence: FormQuote | null
  /** Of a record or an answer, in words: "Policy GL-1042". */
  from: string | null
  /** 0 to 1. */
  confidence: number
}

/**
 * What is known of a source. UNCERTAIN with a text: it holds, but someone should look. UNCERTAIN without one: two values are stated, so
 * the field stays empty. NOT_NEEDED: there is no such policy.
 */
export interface Resolved {
  state: 'CERTAIN' | 'UNCERTAIN' | 'MISSING' | 'NOT_NEEDED'
  text: string | null
  stated: readonly StatedValue[]
  /** Why it is uncertain, missing or not needed. */
  reason: string | null
}

export const missing = (reason: string): Resolved => ({ state: 'MISSING', text: null, stated: [], reason })
export const notNeeded = (reason: string): Resolved => ({ state: 'NOT_NEEDED', text: null, stated: [], reason })

/** Names as people read them: "Acme, LLC" is "ACME LLC". */
const keyOf = ({ text }: StatedValue) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\band\b|&/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

const minConfidence = 0.5

/** What follows from what is stated, the one to be shown first. An answer of a person settles it. */
export function settle(stated: readonly StatedValue[], whenMissing: string): Resolved {
  const answer = stated.find(({ origin }) => origin === 'ANSWER')
  if (answer) return { state: 'CERTAIN', text: answer.text, stated: [answer], reason: null }
  const distinct = stated.filter((one, place) => stated.findIndex(other => keyOf(other) === keyOf(one)) === place)
  const [first] = distinct
  if (!first) return missing(whenMissing)
  if (distinct.length > 1) {
    return { state: 'UNCERTAIN', text: null, stated: distinct, reason: 'Two values are stated. Choose one.' }
  }
  const isSure = stated.some(({ confidence }) => confidence >= minConfidence)
  return isSure
    ? { state: 'CERTAIN', text: first.text, stated: [first], reason: null }
    : {
        state: 'UNCERTAIN',
        text: first.text,
        stated: [first],
        reason: 'The document isn’t clear here. Check the quote.',
      }
}

/** The same, for someone to look at. */
export const doubted = (resolved: Resolved, reason: string): Resolved =>
  resolved.state === 'CERTAIN' && resolved.stated[0]?.origin !== 'ANSWER'
    ? { ...resolved, state: 'UNCERTAIN', reason }
    : resolved
