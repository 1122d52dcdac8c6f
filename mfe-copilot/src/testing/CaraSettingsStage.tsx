import { Page } from '@coverdesk/design-system'
import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import CaraSettingsTab from '../cara-settings/CaraSettingsTab'
import copilot from '../plugin'

const tab = (
  <Page>
    <CaraSettingsTab />
  </Page>
)

/** This area with its tab of the settings, where the settings would show it. */
export const caraSettings: PluginDefinition = {
  ...copilot,
  routes: async () => ({ routes: [{ path: '/app/settings/cara/*', element: tab }] }),
}

/** The tab for a story, as high as the window. */
export function CaraSettingsStage(page: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={caraSettings} {...page} />
    </div>
  )
}
