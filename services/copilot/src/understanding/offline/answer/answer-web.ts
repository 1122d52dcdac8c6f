import type { Answer } from '@coverdesk/coverage/port'
import type { Conversation } from '../conversation/conversation.ts'
import type { Task } from '../question/task.ts'
import { couldNotSearch } from './could-not-search.ts'
import { asText } from './markdown.ts'

const maxResults = 5

/** Pages of the web, each with the site that it is from. */
export function answerWeb({ webQuery }: Task, { findings: { results, failed } }: Conversation): Answer {
  const lines = results.slice(0, maxResults).map(({ title, url, host, snippet }) => {
    const link = /^https?:\/\/[^\s<>]+$/.test(url) ? `[${asText(host)}](<${url}>)` : asText(host)
    return `- **${asText(title)}** (${link}): ${asText(snippet)}`
  })
  if (lines.length > 0) {
    const opening = 'This is what others say on the web. It is no evidence about a client or a policy.'
    return { text: [opening, '', ...lines].join('\n'), citations: [] }
  }
  if (failed.length > 0) return { text: couldNotSearch(failed, []), citations: [] }
  const why = `The web search for “${asText(webQuery)}” found nothing.`
  return { text: why, citations: [] }
}
