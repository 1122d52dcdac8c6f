import type { ExplorerMessageFragment } from '../generated/documents'
import { UserMessage } from '../workspace-detail/conversation/UserMessage'

const noFiles: never[] = []

/** What someone at the agency asked. */
export function AskedQuestion({
  content,
  user,
  timestamp,
}: Pick<ExplorerMessageFragment, 'content' | 'user' | 'timestamp'>) {
  return <UserMessage message={{ content, user, timestamp, files: noFiles }} />
}
