import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import plugin from '../plugin'

/** A page of this area for a story, as high as the window. */
export function CommunicationPage({ answers, ...page }: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={plugin} answers={{ SavedViews: { savedViews: [] }, ...answers }} {...page} />
    </div>
  )
}
