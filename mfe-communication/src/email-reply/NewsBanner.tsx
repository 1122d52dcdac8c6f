import { Banner, formatNames } from '@coverdesk/design-system'
import type { ThreadMailFragment } from '../generated/documents'
import { senderName } from '../words/mail-people'

/** Someone else was faster: their mail stands above what is being written. */
export function NewsBanner({ news }: { news: readonly ThreadMailFragment[] }) {
  const names = formatNames([...new Set(news.map(senderName))])
  return (
    <Banner tone="warning">{`${names} wrote while you were writing. Read it above before you send your reply.`}</Banner>
  )
}
