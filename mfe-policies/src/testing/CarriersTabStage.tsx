import { Page } from '@coverdesk/design-system'
import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import CarriersTab from '../carrier-settings/CarriersTab'
import policies from '../plugin'

const tab = (
  <Page>
    <CarriersTab />
  </Page>
)

/** This area with its tab of the settings, where the settings would show it. */
export const carriersTab: PluginDefinition = {
  ...policies,
  routes: async () => ({ routes: [{ path: '/app/settings/carriers/*', element: tab }] }),
}

/** The tab for a story, as high as the window. */
export function CarriersTabStage(page: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={carriersTab} {...page} />
    </div>
  )
}
