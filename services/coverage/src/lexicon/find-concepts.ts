import type { Concept } from './concept.ts'

/** A word of a text, and where it is. */
export interface Word {
  /** As it was written, without the punctuation around it. */
  text: string
  /** In lower case, with straight apostrophes. */
  folded: string
  start: number
  end: number
}

/** Where a text says a concept: words from `from` up to `to`, which is not a part of it. */
export interface FoundConcept {
  id: string
  from: number
  to: number
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ&./-]*/gu
const inner = new Set(["'", '’', 'ʼ', '&', '.', '/', '-'])

export const foldWord = (text: string): string => text.toLowerCase().replace(/[’ʼ]/g, "'")

/** The words of a text in order; `Co.` and `P.O.` lose their last period. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(word)].map(match => {
    let { 0: found } = match
    while (inner.has(found.at(-1) ?? '')) found = found.slice(0, -1)
    return { text: found, folded: foldWord(found), start: match.index, end: match.index + found.length }
  })
}

interface Phrase {
  id: string
  words: readonly string[]
}

const fits = (said: string, wanted: string): boolean =>
  wanted.endsWith('*') ? said.startsWith(wanted.slice(0, -1)) : said === wanted

/** Finds concepts in words: at each place the longest phrase, in one pass. */
export function conceptFinder(concepts: readonly Concept[]): (words: readonly Word[]) => FoundConcept[] {
  const byFirst = new Map<string, Phrase[]>()
  const open: Phrase[] = []
  for (const { id, labels, asked } of concepts) {
    for (const phrase of [...labels, ...asked]) {
      const words = wordsOf(phrase)
      const [first = ''] = words
      if (first.endsWith('*')) open.push({ id, words })
      else byFirst.set(first, [...(byFirst.get(first) ?? []), { id, words }])
    }
  }
  return said => {
    const found: FoundConcept[] = []
    for (let from = 0; from < said.length; ) {
      const folded = said[from]?.folded ?? ''
      const longest = [...(byFirst.get(folded) ?? []), ...open]
        .filter(({ words }) => words.every((wanted, at) => fits(said[from + at]?.folded ?? '', wanted)))
        .reduce<Phrase | null>((best, one) => (best && best.words.length >= one.words.length ? best : one), null)
      if (longest) found.push({ id: longest.id, from, to: from + longest.words.length })
      from += longest?.words.length ?? 1
    }
    return found
  }
}

/** As a text would have them, with the signs for endings. */
const wordsOf = (phrase: string): string[] => foldWord(phrase).split(' ')
