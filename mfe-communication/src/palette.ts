import { definePalette } from '@coverdesk/plugin-sdk'
import { findConversations } from './conversation-search/find-conversations'
import { changeThreadState } from './email-thread/change-thread-state'

export default definePalette({
  search: { find: findConversations },
  commands: {
    'communication.end-thread': { run: ({ params }) => changeThreadState(params['id'] ?? '', 'ENDED') },
    'communication.reopen-thread': { run: ({ params }) => changeThreadState(params['id'] ?? '', 'ACTIVE') },
  },
})
