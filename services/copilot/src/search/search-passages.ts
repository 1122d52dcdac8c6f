import { scopeOfFile } from './indexing/scope-keys.ts'
import type { PassageRecord } from './models/passage.model.ts'
import { passagesOfCandidates } from './query/best-passages.ts'
import { closenessOf } from './query/closeness.ts'
import { type Concept, termsOf } from './query/concept.ts'
import { conceptsOf } from './query/concepts-of.ts'
import { correctionsOf, typosIn } from './query/corrections.ts'
import { highlightsOf, type Match } from './query/highlights.ts'
import { readTerms, readVocabulary, type SearchedSegment, SegmentReplaced, segmentsOf } from './query/index-reader.ts'
import { matchConcept } from './query/matched-concept.ts'
import { indexTokens, placesOf } from './query/places-of.ts'
import { bestCandidates, raritiesOf } from './query/rank.ts'
import type { Reranker } from './query/reranker.ts'
import { tokensOf } from './text/tokens.ts'

/** Where to search: some files, or all of a scope, such as the knowledge base. */
export type SearchScope = { fileIds: readonly string[] } | { scopeKey: string }

export interface PassageSearch {
  text: string
  scope: SearchScope
  /** By default 10. */
  limit?: number
  /** What ranks the best passages again. By default nothing. */
  reranker?: Reranker
}

/** A passage that answers a search. */
export interface FoundPassage {
  fileId: string
  /** The number of its page. */
  page: number
  /** What people call the page where that isn't its number. */
  pageLabel: string | null
  passageId: string
  text: string
  /** Offsets of `text` in the text of the page. */
  start: number
  end: number
  /** The higher the better, within one search only. A low one doesn't mean that the answer isn't there. */
  score: number
  /** What to highlight, as offsets in the text of the page; see `boxesOf`. */
  matches: Match[]
  /** The headings that it stands under, from the highest. */
  headingPath: string[]
  /** The first row of its table, where `text` doesn't have it. */
  tableHeader: string | null
}

/** So many candidates of the index are looked at in their text. */
const maxRead = 24
const attempts = 4

/**
 * The passages of a scope that answer a question best: BM25+ over words, numbers, dates and form numbers, with the trade's
 * synonyms, typos corrected, and a bonus for words that stand together. Belongs inside of a tenant scope.
 */
export async function searchPassages(search: PassageSearch): Promise<FoundPassage[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await searchOnce(search)
    } catch (error) {
      if (!(error instanceof SegmentReplaced) || attempt === attempts) throw error
    }
  }
}

async function searchOnce({ text, scope, limit = 10, reranker }: PassageSearch): Promise<FoundPassage[]> {
  const asked = conceptsOf(text)
  if (asked.length === 0) return []
  const segments = await segmentsOf('scopeKey' in scope ? [scope.scopeKey] : scope.fileIds.map(scopeOfFile))
  await readTerms(segments, termsOf(asked))
  const concepts = await corrected(asked, segments)
  const matched = concepts.map(concept => matchConcept(concept, segments))
  const passages = segments.reduce((sum, segment) => sum + segment.passages, 0)
  const rarities = raritiesOf(matched, passages)
  const candidates = bestCandidates(segments, matched, rarities, Math.max(maxRead, limit))
  const found = (await passagesOfCandidates(segments, candidates))
    .map(({ passage, score }) => present(passage, score, concepts, rarities))
    .sort((a, b) => b.score - a.score)
  return (reranker ? await reranked(text, found, reranker) : found).slice(0, limit)
}

/** What no passage has may be a typo. */
async function corrected(concepts: Concept[], segments: SearchedSegment[]): Promise<Concept[]> {
  const isKnown = ({ alternatives }: Concept) =>
    segments.some(({ terms }) => alternatives.some(alternative => alternative.terms.every(term => terms.has(term))))
  const unknown = concepts.filter(
    concept => /^[a-z]+$/.test(concept.word) && typosIn(concept.word) > 0 && !isKnown(concept),
  )
  if (unknown.length === 0) return concepts
  const vocabulary = await readVocabulary(
    segments,
    unknown.map(({ word }) => word),
  )
  const corrections = new Map(unknown.map(concept => [concept, correctionsOf(concept.word, vocabulary)]))
  const terms = new Set([...corrections.values()].flat().flatMap(alternative => alternative.terms))
  if (terms.size === 0) return concepts
  await readTerms(segments, terms)
  return concepts.map(concept => ({
    ...concept,
    alternatives: [...concept.alternatives, ...(corrections.get(concept) ?? [])],
  }))
}

function present(passage: PassageRecord, score: number, concepts: Concept[], rarities: number[]): FoundPassage {
  const { _id, fileId, page, pageLabel, text, start, end, headings, tableHeader } = passage
  const tokens = indexTokens(tokensOf(text))
  const places = concepts.map(concept => placesOf(concept, tokens))
  return {
    fileId,
    page,
    pageLabel,
    passageId: String(_id),
    text,
    start,
    end,
    score: score * closenessOf(concepts, places, rarities),
    matches: highlightsOf(places, text, start),
    headingPath: headings.map(heading => heading.text),
    tableHeader,
  }
}

async function reranked(text: string, found: FoundPassage[], reranker: Reranker): Promise<FoundPassage[]> {
  const scores = await reranker(text, found)
  return found
    .map((passage, place) => ({ ...passage, score: scores[place] ?? passage.score }))
    .sort((a, b) => b.score - a.score)
}
