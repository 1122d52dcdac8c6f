import { type IndexedTokens, indexTokens } from '../../../search/query/places-of.ts'
import { tokensOf } from '../../../search/text/tokens.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { lineAround, rowContexts } from './row-contexts.ts'
import { type Stretch, sentencesOf } from './sentences.ts'

/** A sentence with its words. */
export interface PassageSentence extends Stretch {
  words: IndexedTokens
  /** Of a row of a table: its columns' names, and the group of rows that it is in. */
  context: IndexedTokens
}

interface PassageWords {
  sentences: PassageSentence[]
  /** Of what stands above: headings, the table's first row, the document's name. */
  above: IndexedTokens
  /** Of headings and the table's first row alone. */
  headings: IndexedTokens
  /** Of the document: its name, and how it begins. */
  identity: IndexedTokens
  /** Of what it and its file are called. */
  names: IndexedTokens
}

const known = new WeakMap<ReadPassage, PassageWords>()

/** The sentences of a passage without its headings. Each question about it uses the same. */
export function wordsOf(passage: ReadPassage): PassageWords {
  const before = known.get(passage)
  if (before) return before
  const { text, heading, tableHeader, name, about } = passage
  const headings = new Set(heading?.split(' > '))
  const stretches = sentencesOf(text).filter(({ start, end }) => !headings.has(text.slice(start, end)))
  const contexts = rowContexts(stretches.map(({ start, end }) => lineAround(text, start, end)))
  const made = {
    sentences: stretches.map((stretch, place) => ({
      ...stretch,
      words: indexTokens(tokensOf(text.slice(stretch.start, stretch.end))),
      context: indexTokens(tokensOf(contexts[place] ?? '')),
    })),
    above: indexTokens(tokensOf([heading, tableHeader, name].filter(Boolean).join('\n'))),
    headings: indexTokens(tokensOf([heading, tableHeader].filter(Boolean).join('\n'))),
    names: indexTokens(tokensOf([name, about?.split('\n')[0]].filter(Boolean).join('\n'))),
    identity: indexTokens(tokensOf([name, about].filter(Boolean).join('\n'))),
  }
  known.set(passage, made)
  return made
}
