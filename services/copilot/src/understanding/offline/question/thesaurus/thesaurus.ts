import { stem } from '../../../../search/text/stem.ts'
import { tokensOf } from '../../../../search/text/tokens.ts'
import { authority } from './authority.ts'
import { claims } from './claims.ts'
import { contracts } from './contracts.ts'
import { coverage } from './coverage.ts'
import { everyday } from './everyday.ts'
import { inflections } from './inflections.ts'
import { money } from './money.ts'
import { papers } from './papers.ts'
import { people } from './people.ts'
import { perils } from './perils.ts'
import { policyLife } from './policy-life.ts'
import { time } from './time.ts'
import { trades } from './trades.ts'

/** What documents may say instead, as the terms of a search. */
interface OtherWords {
  terms: readonly string[]
  /** Whether it means the same; otherwise it is near. */
  isSame: boolean
}

/** Words that people ask with, and what documents say for them. */
export interface Sense {
  /** Which words of the text they are, without those in a gap. */
  places: readonly number[]
  /** Whether they name what a question is about: a trade, a peril, a coverage, a paper. */
  isTopic: boolean
  others: OtherWords[]
}

interface Entry {
  pattern: readonly string[]
  isTopic: boolean
  others: Map<string, OtherWords>
}

/** So many words may stand in a gap: "run it by them". */
const maxGap = 3
const gap = '...'

const bases = new Map<string, string>()
for (const line of inflections.trim().split('\n')) {
  const [base = '', ...others] = line.split(' ').map(stem)
  for (const other of others) bases.set(other, base)
}

/** One form for all forms of a word: "sent" and "sends" are "send". */
export const baseOf = (word: string): string => {
  const stemmed = stem(word)
  return bases.get(stemmed) ?? stemmed
}

const formsOfBase = new Map<string, string[]>()
for (const [form, base] of bases) formsOfBase.set(base, [...(formsOfBase.get(base) ?? [base]), form])

/** Every form that a word may have in a document, as terms of a search; the word's own is among them. */
export const formsOf = (term: string): readonly string[] => formsOfBase.get(bases.get(term) ?? term) ?? [term]

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\.\.\.|[\p{L}\p{N}&$]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
const patternOf = (phrase: string): string[] =>
  wordsOf(phrase).map(word => (word === gap ? gap : baseOf(plainOf(word))))
const plainOf = (word: string): string => word.replaceAll('’', "'").replace(/'s?$/, '')
const termsOf = (phrase: string): string[] => tokensOf(phrase).map(({ terms }) => terms[0] as string)
const phrasesOf = (side: string): string[] =>
  side
    .split(',')
    .map(phrase => phrase.trim())
    .filter(Boolean)

/** By the first word of their patterns. */
const entries = new Map<string, Entry[]>()

/** `a, b` mean the same; `a, b > c` is said for c, but c not for a; `~ d` is near. */
function addLine(line: string, isTopic: boolean) {
  const [left = '', near = ''] = line.split('~')
  const [asked = '', said] = left.split('>')
  const askedPhrases = phrasesOf(asked)
  for (const phrase of askedPhrases) {
    const entry = entryOf(phrase, isTopic)
    const same = said === undefined ? askedPhrases.filter(other => other !== phrase) : phrasesOf(said)
    for (const other of same) addOther(entry, other, true)
    for (const other of phrasesOf(near)) addOther(entry, other, false)
  }
}

function entryOf(phrase: string, isTopic: boolean): Entry {
  const pattern = patternOf(phrase)
  const [first = ''] = pattern
  const ofFirst = entries.get(first) ?? []
  const known = ofFirst.find(entry => entry.pattern.join(' ') === pattern.join(' '))
  if (known) {
    known.isTopic &&= isTopic
    return known
  }
  const entry: Entry = { pattern, isTopic, others: new Map() }
  entries.set(
    first,
    [...ofFirst, entry].sort((one, other) => other.pattern.length - one.pattern.length),
  )
  return entry
}

function addOther(entry: Entry, phrase: string, isSame: boolean) {
  const terms = termsOf(phrase)
  const key = terms.join(' ')
  if (terms.length === 0 || entry.others.get(key)?.isSame) return
  entry.others.set(key, { terms, isSame })
}

for (const topic of [trades, perils, coverage, papers, policyLife, claims, contracts, money, people])
  for (const line of topic.trim().split('\n')) addLine(line, true)
for (const topic of [authority, everyday, time]) for (const line of topic.trim().split('\n')) addLine(line, false)

const vocabulary = new Set<string>()
for (const topic of [
  trades,
  perils,
  coverage,
  papers,
  policyLife,
  claims,
  contracts,
  money,
  people,
  time,
  authority,
  everyday,
])
  for (const word of wordsOf(topic)) if (word !== gap) vocabulary.add(plainOf(word))
for (const word of wordsOf(inflections)) vocabulary.add(word)
const stems = new Set([...vocabulary].map(stem))

/** Whether the thesaurus has a word in any form. */
export const isKnownWord = (word: string): boolean => vocabulary.has(word) || stems.has(stem(word))

export const knownWords = (): string[] => [...vocabulary]

/** The longest phrase that begins at a place of a list of words. @param words in lower case */
export function senseAt(words: readonly string[], place: number): Sense | null {
  const first = words[place]
  if (first === undefined) return null
  for (const { pattern, isTopic, others } of entries.get(baseOf(plainOf(first))) ?? []) {
    const places = placesOfMatch(pattern, words, place)
    if (places) return { places, isTopic, others: [...others.values()] }
  }
  return null
}

/** Which words a pattern takes there; null: it doesn't match. */
function placesOfMatch(pattern: readonly string[], words: readonly string[], place: number): number[] | null {
  const places: number[] = []
  let at = place
  for (const [next, part] of pattern.entries()) {
    if (part === gap) {
      const after = pattern[next + 1]
      const found = words.slice(at, at + maxGap + 1).findIndex(word => baseOf(plainOf(word)) === after)
      if (found < 0) return null
      at += found
      continue
    }
    const word = words[at]
    if (word === undefined || baseOf(plainOf(word)) !== part) return null
    places.push(at)
    at += 1
  }
  return places
}
