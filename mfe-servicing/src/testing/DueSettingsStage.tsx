import { Page } from '@coverdesk/design-system'
import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import DueSettings from '../due-settings/DueSettings'
import servicing from '../plugin'

const tab = (
  <Page>
    <DueSettings />
  </Page>
)

/** This area with its tab of the settings, where the settings would show it. */
export const dueSettings: PluginDefinition = {
  ...servicing,
  routes: async () => ({ routes: [{ path: '/app/settings/service-requests/*', element: tab }] }),
}

/** The tab for a story, as high as the window. */
export function DueSettingsStage(page: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={dueSettings} {...page} />
    </div>
  )
}
