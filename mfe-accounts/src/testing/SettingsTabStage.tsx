import { Page } from '@coverdesk/design-system'
import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import AgencyFormTab from '../agency-form/AgencyFormTab'
import accounts from '../plugin'

const tab = (
  <Page>
    <AgencyFormTab />
  </Page>
)

/** This area with its tab of the settings, where the settings would show it. */
export const settingsTab: PluginDefinition = {
  ...accounts,
  routes: async () => ({ routes: [{ path: '/app/settings/certificates/*', element: tab }] }),
}

/** The tab for a story, as high as the window. */
export function SettingsTabStage(page: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={settingsTab} {...page} />
    </div>
  )
}
