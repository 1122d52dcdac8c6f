import type { Answer } from '@coverdesk/coverage/port'
import type { Conversation } from '../conversation/conversation.ts'
import type { Part, Task } from '../question/task.ts'
import { answerPart, type PartAnswer } from './answer-part.ts'
import { Citations } from './citations.ts'
import { couldNotSearch, withoutSearch } from './could-not-search.ts'
import { asText, inWords } from './markdown.ts'
import { notFoundSentence, notRecognizedSentence } from './not-found.ts'
import { areOfSeveral, ofNamedCarrier, ofPolicyFirst } from './whose.ts'

/** An answer is short; COMPLETE_TASK takes 16,000 characters. */
const maxLength = 12_000
const maxSources = 50

/** @property isOnlyCertificate a question about the policy, and only a certificate says it */
type Answered = PartAnswer & { part: Part; isOnlyCertificate?: boolean }

const wasReworded = ({ otherQuery }: Part, called: Conversation['called']): boolean =>
  called.some(({ name, input }) => name === 'SEARCH_FILE' && input['query'] === otherQuery)

const isOwn = (sourceId: string, documents: Conversation['sources']): boolean =>
  documents.some(document => document.sourceId === sourceId)

/** Quotes for each thing that is asked, the closest passages where nothing answers, and what wasn’t found. */
export function answerParts(
  { kind, parts, isDraft }: Task,
  { findings, called, sources: documents }: Conversation,
): Answer {
  const { passages, searched, failed, unread } = findings
  const hasOther = passages.some(({ sourceId, kind: paper }) => paper !== 'CERTIFICATE' && isOwn(sourceId, documents))
  const answered = parts.map((part): Answered => {
    const answer = answerPart(part, ofNamedCarrier(part.ask, passages), documents)
    if (part.isTerm) return { part, ...answer }
    const { quotes, isOnlyCertificate } = ofPolicyFirst(part.ask, answer.quotes)
    // What only other words have found may answer; that it does, nobody knows.
    if (wasReworded(part, called) && quotes.some(({ passage }) => isOwn(passage.sourceId, documents)))
      return { part, quotes: [], closest: quotes }
    // What only the certificate says where the policy is here, too, isn’t what the policy says.
    return isOnlyCertificate && hasOther
      ? { part, quotes: [], closest: quotes, isOnlyCertificate }
      : { part, ...answer, quotes, isOnlyCertificate }
  })
  const found = answered.filter(({ quotes }) => quotes.length > 0)
  if (isDraft && found.length === 0) return { text: noDraftSentence, citations: [] }
  const close = answered.filter(({ quotes, closest }) => quotes.length === 0 && closest.length > 0)
  const missing = answered.filter(({ quotes, closest }) => quotes.length === 0 && closest.length === 0)
  const isOpen = close.length + missing.length > 0
  // Nobody knows what isn’t there as long as something wasn’t searched.
  const isUnknown = isOpen && (failed.length > 0 || (unread.length > 0 && kind !== 'OVERVIEW'))
  const citations = new Citations(areOfSeveral(passages))
  const blocks = [
    ...(isDraft ? [draftSentence] : []),
    ...within(found, one => quotesOf(one, citations, documents)),
    ...(isUnknown ? [couldNotSearch(failed, unread)] : []),
    ...within(close, one => closestOf(one, citations)),
    ...(missing.length > 0 && !isUnknown ? [missingOf(missing, kind, searched)] : []),
    ...(isUnknown ? [] : unread.map(asText)),
    ...(!isOpen && failed.length > 0 ? [withoutSearch(failed)] : []),
  ]
  const sources = searched.slice(0, maxSources).map(({ name }) => name.slice(0, 300))
  return {
    text: blocks.join('\n\n'),
    citations: citations.all,
    ...(close.length > 0 && { closest: close.map(({ part }) => part.ask) }),
    ...(missing.length > 0 && { notFound: missing.map(({ part }) => ({ question: part.ask, sources })) }),
  }
}

const noDraftSentence =
  'Without a language model I can’t write drafts here. I can find the facts for one, and I draft replies to [emails](/app/emails) from the client’s mail. Your agency can set up a model in [Settings](/app/settings/cara).'
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

function quotesOf(answered: Answered, citations: Citations, documents: Conversation['sources']): string {
  const { part, quotes, isOnlyCertificate } = answered
  const lines = quotes.map(quote => citations.cite(quote))
  const label = part.label
  // It says so where it had to look elsewhere.
  const isElsewhere = documents.length > 0 && quotes.every(({ passage }) => !isOwn(passage.sourceId, documents))
  const from = isOnlyCertificate ? certificateSentence : isElsewhere ? guidesSentence : ''
  const title = [label ? `**${asText(label)}**` : '', from].filter(Boolean).join('\n\n')
  if (from) return [title, '', ...lines.map(line => `- ${line}`)].join('\n')
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

const certificateSentence = 'This is from a certificate, which isn’t the policy. Check the policy itself:'
const onlyCertificateSentence =
  'Only the certificate says this, and a certificate isn’t the policy. I didn’t see it in the policy:'
const guidesSentence = 'Not from this workspace’s documents, but from your agency’s knowledge base:'
const closestSentence = 'The closest passages, which may not answer it:'

function closestOf({ part: { label }, closest, isOnlyCertificate }: Answered, citations: Citations): string {
  const lines = [...new Set(closest.map(quote => citations.cite(quote)))].map(line => `- ${line}`)
  return [
    ...(label ? [`**${asText(label)}**`, ''] : []),
    isOnlyCertificate ? onlyCertificateSentence : closestSentence,
    '',
    ...lines,
  ].join('\n')
}
