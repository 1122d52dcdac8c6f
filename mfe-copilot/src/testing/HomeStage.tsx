import { Page } from '@coverdesk/design-system'
import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import HomeStart from '../home/HomeStart'
import copilot from '../plugin'

const start = (
  <Page>
    <div style={{ padding: 20 }}>
      <HomeStart />
    </div>
  </Page>
)

/** This area with what it begins the home page with, where the shell would show it. */
export const copilotAtHome: PluginDefinition = {
  ...copilot,
  routes: async () => ({
    routes: [
      { path: '/app/home/*', element: start },
      { path: '/app/workspaces/:id', element: <h1>Workspace</h1> },
    ],
  }),
}

/** The beginning of the home page for a story, as high as the window. */
export function HomeStage(page: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={copilotAtHome} {...page} />
    </div>
  )
}
