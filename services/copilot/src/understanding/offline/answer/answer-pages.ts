import type { Answer } from '@coverdesk/coverage/port'
import type { Conversation } from '../conversation/conversation.ts'
import type { Task } from '../question/task.ts'
import { answerPart } from './answer-part.ts'
import { Citations } from './citations.ts'
import { asText } from './markdown.ts'
import { sentencesOf } from './sentences.ts'

/** So much of a page is read out. */
const maxRead = 900

/** What pages say: to a question, or how they begin. */
export function answerPages(
  { parts: [part] }: Task,
  { from, to }: NonNullable<Task['pages']>,
  { findings: { passages, failed, unread }, sources }: Conversation,
): Answer {
  const citations = new Citations()
  const answered = part ? answerPart({ ...part, isEach: true }, passages, sources) : null
  const quotes = answered?.quotes.map(quote => citations.cite(quote)) ?? []
  const named = from === to ? `page ${from}` : `pages ${from} to ${to}`
  const unanswered = answered && quotes.length === 0 ? [`I didn’t find an answer to this on ${named}.`] : []
  const beginnings =
    quotes.length > 0
      ? []
      : passages.map(passage => {
          const text = beginningOf(passage.text)
          if (!text) return `${asText(passage.name)}, page ${passage.page} has no text.`
          return citations.cite({ passage, text, coverage: 1, hasValue: true, worth: 1 })
        })
  const opening =
    beginnings.length > 0 && !answered ? [`This is how ${named} ${from === to ? 'begins' : 'begin'}:`] : []
  const blocks = [
    ...unanswered,
    ...opening,
    ...quotes,
    ...beginnings,
    ...failed.map(({ reason }) => asText(reason)),
    ...unread.map(asText),
  ]
  return {
    text: blocks.join('\n\n') || `I couldn’t read ${named}.`,
    citations: citations.all,
    ...(unanswered.length > 0 &&
      part && { notFound: [{ question: part.ask, sources: [...new Set(passages.map(({ name }) => name))] }] }),
  }
}

/** Whole sentences, as many as are read out. */
function beginningOf(text: string): string {
  const sentences = sentencesOf(text)
  const [first] = sentences
  if (!first) return ''
  const last = sentences.findLast(({ end }) => end - first.start <= maxRead)
  return text.slice(first.start, last?.end ?? first.start + maxRead)
}
