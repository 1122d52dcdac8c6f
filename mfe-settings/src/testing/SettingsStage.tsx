import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import settings from '../plugin'
import { answersWith } from './users.fixtures'

/** A page of this area for a story, as high as the window. */
export function SettingsStage({ answers, ...page }: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={settings} answers={{ ...answersWith(), ...answers }} {...page} />
    </div>
  )
}
