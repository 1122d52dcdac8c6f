import { RouteTabs } from '@coverdesk/design-system'
import { useParams } from '@coverdesk/plugin-sdk'
import { activityPath, conversationPath, overviewPath } from '../paths'
import { useHasConversation } from './use-has-conversation'

/** Where each tab is; in their order. */
const places = { overview: overviewPath, conversation: conversationPath, activity: activityPath }

/** The tabs of a request; each draws them with itself as the current one. Without calls and email threads there is no conversation. */
export function RequestTabs({ current }: { current: keyof typeof places }) {
  const { id = '' } = useParams()
  const hasConversation = useHasConversation(id) ?? current === 'conversation'
  const tabs = [
    { to: overviewPath(id), label: 'Overview' },
    ...(hasConversation ? [{ to: conversationPath(id), label: 'Conversation' }] : []),
    { to: activityPath(id), label: 'Comments and Activity' },
  ]
  return <RouteTabs label="Service request" tabs={tabs} current={places[current](id)} />
}
