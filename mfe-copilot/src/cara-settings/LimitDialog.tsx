import { LimitForm } from './LimitForm'
import { useCaraSettings } from './use-cara-settings'

/** Changes how much language models may take in a month, over the tab. */
export function LimitDialog() {
  const { settings } = useCaraSettings()
  return settings && <LimitForm key={settings.id} settings={settings} />
}
