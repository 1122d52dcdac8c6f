import type { WorkspaceSource } from '../../../tools/tool.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Part, Task } from '../question/task.ts'
import type { Answer } from './answer.ts'
import { answerPart, type PartAnswer } from './answer-part.ts'
import type { Quote } from './best-quotes.ts'
import { Citations } from './citations.ts'
import { asText, inWords } from './markdown.ts'
import { notFoundSentence, notRecognizedSentence } from './not-found.ts'

/** An answer is short; COMPLETE_TASK takes 16,000 characters. */
const maxLength = 12_000
const maxSources = 50

type Answered = PartAnswer & { part: Part }

/** Quotes for each thing that is asked, and what wasn’t found. */
export function answerParts({ kind, parts, isDraft }: Task, { findings, sources: documents }: Conversation): Answer {
  const { passages, searched, problems } = findings
  const answered = parts.map(part => ({ part, ...answerPart(part, passages, documents) }))
  const found = answered.filter(({ quotes }) => quotes.length > 0)
  if (isDraft && found.length === 0) return { text: noDraftSentence, citations: [] }
  const missing = answered.filter(({ quotes }) => quotes.length === 0)
  const citations = new Citations()
  const blocks = [
    ...(isDraft ? [draftSentence] : []),
    ...within(found, one => quotesOf(one, citations)),
    ...(missing.length > 0 ? [missingOf(missing, kind, searched)] : []),
    ...nearestOf(missing, kind, citations, documents),
    ...problems.map(asText),
  ]
  const sources = searched.slice(0, maxSources).map(({ name }) => name.slice(0, 300))
  return {
    text: blocks.join('\n\n'),
    citations: citations.all,
    ...(missing.length > 0 && { notFound: missing.map(({ part }) => ({ question: part.ask, sources })) }),
  }
}

const noDraftSentence =
  'Without a language model I can’t write drafts. Your agency can set one up in [Settings](/app/settings/cara).'
const draftSentence = 'Without a language model I can’t write it, but here is what there is to say:'

/** Only so much as an answer holds. */
function within(found: readonly Answered[], write: (one: Answered) => string): string[] {
  const blocks: string[] = []
  let length = 0
  for (const one of found) {
    if (length > maxLength)
      return [...blocks, 'There is more than fits here. Ask about one document, or one thing at a time.']
    const block = write(one)
    length += block.length
    blocks.push(block)
  }
  return blocks
}

function quotesOf({ part: { label }, quotes }: Answered, citations: Citations): string {
  const lines = quotes.map(quote => citations.cite(quote))
  const title = label ? `**${asText(label)}**` : ''
  if (lines.length === 1)
    return label.endsWith('?') ? `${title}\n\n${lines[0]}` : [title, lines[0]].filter(Boolean).join(': ')
  return [...(title ? [title, ''] : []), ...lines.map(line => `- ${line}`)].join('\n')
}

function missingOf(missing: readonly Answered[], kind: Task['kind'], searched: { name: string; pages: number }[]) {
  const names = missing.map(({ part }) => part.label || part.ask)
  if (kind === 'OVERVIEW') return notRecognizedSentence(names, searched)
  // A question that stands alone needn’t be repeated.
  const isAlone = missing.length === 1 && missing[0]?.part.label === ''
  return notFoundSentence(isAlone ? 'an answer to this' : inWords(names.map(quoted)), searched)
}

const quoted = (question: string) => `“${asText(question.replace(/[?.!]+$/, ''))}”`

/** What comes closest in the documents says that it may be no answer; the agency’s guides don’t speak for them. An overview asks for what not every document has. */
function nearestOf(
  missing: readonly Answered[],
  kind: Task['kind'],
  citations: Citations,
  documents: readonly WorkspaceSource[],
): string[] {
  if (kind === 'OVERVIEW') return []
  const isOwn = ({ passage }: Quote) => documents.some(({ sourceId }) => sourceId === passage.sourceId)
  const nearest = missing.flatMap(({ nearest }) => (nearest && isOwn(nearest) ? [nearest] : []))
  const lines = [...new Set(nearest.map(quote => citations.cite(quote)))]
  return lines.length > 0
    ? [`The closest that I found, which may not answer it:\n\n${lines.map(line => `- ${line}`).join('\n')}`]
    : []
}
