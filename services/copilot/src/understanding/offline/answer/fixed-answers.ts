import type { Conversation } from '../conversation/conversation.ts'
import { maxPeeked, type Task } from '../question/task.ts'
import { asText } from './markdown.ts'

const abilities = `I read the documents of this workspace and answer from them, word for word, with the page behind every statement. I also look in your agency’s knowledge base and records. For example:

- What is the general aggregate limit, and when does the policy expire?
- What does page 3 of the lease say?
- Who holds certificates under Bayview’s umbrella policy?
- Summarize this policy.

What I don’t find, I say so, with the documents and pages that I searched.`

/** An answer that needs nothing to be found; null for all other messages. */
export function fixedAnswer(
  { kind, pages, parts, records }: Task,
  { sources, offered }: Conversation,
): { text: string; asksForInput?: boolean } | null {
  if (kind === 'THANKS') return { text: 'You’re welcome.' }
  if (kind === 'ABILITIES') return { text: abilities }
  if (kind === 'GREETING') {
    const about = sources.length > 0 ? 'the documents of this workspace' : 'a document, or about your agency’s records'
    return { text: `Hello. What would you like to know? You can ask about ${about}.`, asksForInput: true }
  }
  if (kind === 'WEB' && !offered.has('SEARCH_WEB')) return { text: 'I can’t search the web in this workspace.' }
  if ((kind === 'OVERVIEW' || pages) && sources.length === 0) {
    return { text: 'There is no document in this workspace yet. Attach one, and ask again.', asksForInput: true }
  }
  if (pages && pages.sources.length > maxPeeked) {
    const names = sources.map(({ name }) => `- ${asText(name)}`)
    return { text: ['Which document do you mean?', '', ...names].join('\n'), asksForInput: true }
  }
  if (kind === 'QUESTION' && parts.length === 0 && !records) {
    return { text: 'What would you like to know? Ask in a sentence or two.', asksForInput: true }
  }
  return null
}
