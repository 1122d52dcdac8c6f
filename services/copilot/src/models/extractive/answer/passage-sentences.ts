import { type IndexedTokens, indexTokens } from '../../../search/query/places-of.ts'
import { tokensOf } from '../../../search/text/tokens.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { type Stretch, sentencesOf } from './sentences.ts'

/** A sentence with its words. */
export interface PassageSentence extends Stretch {
  words: IndexedTokens
}

interface PassageWords {
  sentences: PassageSentence[]
  /** Of what stands above: headings, the table's first row, the document's name. */
  above: IndexedTokens
}

const known = new WeakMap<ReadPassage, PassageWords>()

/** The sentences of a passage without its headings. Each question about it uses the same. */
export function wordsOf(passage: ReadPassage): PassageWords {
  const before = known.get(passage)
  if (before) return before
  const { text, heading, tableHeader, name } = passage
  const headings = new Set(heading?.split(' > '))
  const made = {
    sentences: sentencesOf(text)
      .filter(({ start, end }) => !headings.has(text.slice(start, end)))
      .map(stretch => ({ ...stretch, words: indexTokens(tokensOf(text.slice(stretch.start, stretch.end))) })),
    above: indexTokens(tokensOf([heading, tableHeader, name].filter(Boolean).join('\n'))),
  }
  known.set(passage, made)
  return made
}
