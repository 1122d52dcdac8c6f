import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { type Answers, PluginStage } from '@coverdesk/plugin-sdk/testing'
import NotificationBell from '../notifications/NotificationBell'

/** A page with nothing but the bell, which the shell has in its top bar. */
export const withBell = definePlugin({
  id: 'settings',
  title: 'Settings',
  basePaths: ['/app'],
  nav: [],
  routes: async () => ({ routes: [{ path: '/app', element: <NotificationBell /> }] }),
})

/** The bell for a story. */
export const BellStage = ({ answers }: { answers: Answers }) => (
  <PluginStage plugin={withBell} path="/app" answers={answers} />
)
