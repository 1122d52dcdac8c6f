import type { Answer, Candidate } from '@coverdesk/coverage/port'
import type { WorkspaceSource } from '../../../tools/tool.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { commandIn } from '../question/command.ts'
import { asksHowSheIs } from '../question/small-talk.ts'
import { maxPeeked, type Task } from '../question/task.ts'
import { withoutSalutation } from '../question/wording.ts'

const abilities = `I read the documents of this workspace and answer from them, word for word, with the page behind every statement. I also look in your agency’s knowledge base and records. For example:

- What is the general aggregate limit, and when does the policy expire?
- What does page 3 of the lease say?
- Who holds certificates under Bayview’s umbrella policy?
- Summarize this policy.

What I don’t find, I say so, with the documents and pages that I searched.`

/** An answer that needs nothing to be found; null for all other messages. */
export function fixedAnswer(
  { kind, pages, parts, records }: Task,
  { question, sources, offered }: Conversation,
): Pick<Answer, 'text' | 'asksForInput' | 'candidates'> | null {
  if (kind === 'THANKS') return { text: 'You’re welcome.' }
  const command = kind === 'COMMAND' ? commandIn(withoutSalutation(question)) : null
  if (command) {
    const { deed, place } = command
    return {
      text: `I can’t ${deed} from here. You can, in [${place.name}](${place.path}). I can look up what your records and documents say for it.`,
    }
  }
  if (kind === 'ABILITIES') return { text: abilities }
  if (kind === 'GREETING') {
    const about = sources.length > 0 ? 'the documents of this workspace' : 'a document, or about your agency’s records'
    const opening = asksHowSheIs(question) ? 'I’m well, thank you.' : 'Hello.'
    return { text: `${opening} What would you like to know? You can ask about ${about}.` }
  }
  if (kind === 'WEB' && !offered.has('SEARCH_WEB')) return { text: 'I can’t search the web in this workspace.' }
  if ((kind === 'OVERVIEW' || pages) && sources.length === 0) {
    return { text: 'There is no document in this workspace yet. Attach one, and ask again.', asksForInput: true }
  }
  if (pages && pages.sources.length > maxPeeked) {
    return { text: 'Which document do you mean?', asksForInput: true, candidates: candidatesOf(question, sources) }
  }
  if (kind === 'QUESTION' && parts.length === 0 && !records) {
    return { text: 'What would you like to know? Ask in a sentence or two.', asksForInput: true }
  }
  return null
}

/** More buttons than that are no choice. */
const maxCandidates = 8

/** The same question of one document each. */
const candidatesOf = (question: string, sources: readonly WorkspaceSource[]): Candidate[] =>
  sources.slice(0, maxCandidates).map(({ name }) => ({
    label: name.slice(0, 200),
    message: `${question.replace(/[\s?.!]+$/, '')} (${name})`.slice(0, 1_000),
  }))
