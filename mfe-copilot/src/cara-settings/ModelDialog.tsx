import { ModelForm } from './ModelForm'
import { useCaraSettings } from './use-cara-settings'

/** Enters the agency’s own model, over the tab. */
export function ModelDialog() {
  const { settings } = useCaraSettings()
  return settings && <ModelForm key={settings.id} settings={settings} />
}
