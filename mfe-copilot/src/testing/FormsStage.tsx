import { Page } from '@coverdesk/design-system'
import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import FormsTab from '../forms/FormsTab'
import copilot from '../plugin'

const tab = (
  <Page>
    <FormsTab />
  </Page>
)

/** This area with its tab of the settings, where the settings would show it. */
const forms: PluginDefinition = {
  ...copilot,
  routes: async () => ({ routes: [{ path: '/app/settings/forms/*', element: tab }] }),
}

/** The tab for a story, as high as the window. */
export function FormsStage(page: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={forms} {...page} />
    </div>
  )
}
