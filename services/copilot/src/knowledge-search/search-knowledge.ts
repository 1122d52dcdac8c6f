import type { Outcome } from '@coverdesk/coverage/port'
import { findExisting, parseInput, requiredText } from '@coverdesk/kit'
import { z } from 'zod'
import { ReadDocument } from '../documents/read-document.model.ts'
import { knowledgeScope } from '../documents/scopes.ts'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from '../knowledge/knowledge-document.model.ts'
import { type FoundPassage, searchPassages } from '../search/index.ts'
import { bestSentence, type Sentence } from './best-sentence.ts'

const maxQuestion = 500
const maxPassages = 50

const searchInput = z.object({
  text: requiredText('Enter what you are looking for.', maxQuestion),
  first: z
    .number()
    .int()
    .min(1)
    .max(maxPassages, { error: `Ask for at most ${maxPassages} passages.` })
    .nullish(),
  documentId: z.string().nullish(),
})
const questionInput = z.object({ question: requiredText('Enter a question.', maxQuestion) })

/**
 * Passages of the knowledge base, the best first; of one document the sentences that answer.
 *
 * @throws NOT_FOUND of the document, or VALIDATION_FAILED at `text` or `first`
 */
export async function searchKnowledge(input: unknown): Promise<FoundPassage[]> {
  const { text, first, documentId } = parseInput(searchInput, input)
  const limit = first ?? 10
  if (!documentId) return searchPassages({ text, scope: { scopeKey: knowledgeScope }, limit })
  const { sourceId } = await findExisting<KnowledgeDocumentRecord>(KnowledgeDocument, 'document', documentId)
  const found = await searchPassages({ text, scope: { fileIds: [sourceId] }, limit })
  return quotesFrom(found, text).filter(doesAnswer).map(quoteOf)
}

export interface KnowledgeAnswer {
  isFound: boolean
  quotes: FoundPassage[]
  outcome: Outcome
  documentCount: number
  pageCount: number
}

const maxQuotes = 3
/** So many of the best passages are read for an answer. */
const consideredPassages = 8
/** A quote answers where it says this part of what is asked. Less is close, and is said to be no answer. */
const minCoverage = 0.6

/**
 * Answers with sentences of the knowledge base, word for word. That nothing is found is never concluded from a low score: only
 * from what the sentences say.
 *
 * @throws VALIDATION_FAILED at `question`
 */
export async function askKnowledge(input: unknown): Promise<KnowledgeAnswer> {
  const { question } = parseInput(questionInput, input)
  const found = await searchPassages({
    text: question,
    scope: { scopeKey: knowledgeScope },
    limit: consideredPassages,
  })
  const ranked = quotesFrom(found, question).sort((one, other) => other.sentence.coverage - one.sentence.coverage)
  const answering = ranked.filter(doesAnswer)
  const isFound = answering.length > 0
  const quotes = (isFound ? answering : ranked).slice(0, maxQuotes).map(quoteOf)
  const counted = await searchedPages()
  const failures = await whatIsLeft()
  const kind = isFound
    ? 'FOUND'
    : failures.length > 0
      ? 'COULD_NOT_SEARCH'
      : quotes.length > 0
        ? 'CLOSEST'
        : 'NOT_IN_DOCUMENTS'
  const searched = [{ name: 'Knowledge base', pages: counted.pageCount }]
  return { isFound, quotes, outcome: { kind, searched, failures, candidates: [] }, ...counted }
}

/** The documents that nobody can search yet, or at all, counted in sentences. */
async function whatIsLeft(): Promise<string[]> {
  const unread = await ReadDocument.find({ scopes: knowledgeScope, state: { $ne: 'COMPLETED' } }, { state: 1 }).lean()
  const failed = unread.filter(({ state }) => state === 'FAILED').length
  const waiting = unread.length - failed
  return [
    ...(waiting > 0
      ? [waiting === 1 ? '1 document is still being read.' : `${waiting} documents are still being read.`]
      : []),
    ...(failed > 0 ? [failed === 1 ? '1 document couldn’t be read.' : `${failed} documents couldn’t be read.`] : []),
  ]
}

interface Quote {
  passage: FoundPassage
  sentence: Sentence
}

/** Of each passage the sentence that says most of what is asked. */
const quotesFrom = (found: readonly FoundPassage[], question: string): Quote[] =>
  found.map(passage => ({ passage, sentence: bestSentence(question, passage.text) }))

const doesAnswer = ({ sentence }: Quote): boolean => sentence.coverage >= minCoverage

/** The passage, cut to the sentence. */
function quoteOf({ passage, sentence: { start, end } }: Quote): FoundPassage {
  const from = passage.start + start
  const to = passage.start + end
  const matches = passage.matches.filter(match => match.start >= from && match.end <= to)
  return { ...passage, text: passage.text.slice(start, end), start: from, end: to, matches }
}

/** What a search of the knowledge base looks at. */
export async function searchedPages(): Promise<{ documentCount: number; pageCount: number }> {
  const read = await ReadDocument.find({ scopes: knowledgeScope, pagesRead: { $gt: 0 } }, { pagesRead: 1 }).lean()
  return { documentCount: read.length, pageCount: read.reduce((sum, { pagesRead }) => sum + pagesRead, 0) }
}
