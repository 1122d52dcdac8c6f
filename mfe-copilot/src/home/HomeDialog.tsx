import { lazyElement, NotFound, useParams } from '@coverdesk/plugin-sdk'
import { homePath, homePreferencesPath } from '../paths'
import { presetOfPath } from './preset-of-path'

const preferences = lazyElement(async () => (await import('./PreferencesDialog')).PreferencesDialog)
const customPreset = lazyElement(async () => (await import('./CustomPresetDialog')).CustomPresetDialog)
const builtInPreset = lazyElement(async () => (await import('./PresetDialog')).PresetDialog)

/** What the address says is open over the home page. */
export function HomeDialog() {
  const over = useParams()['*'] ?? ''
  const path = `${homePath}/${over}`
  if (over === '') return null
  if (path === homePreferencesPath) return preferences
  if (/^presets\/[^/]+$/.test(over)) return customPreset
  return presetOfPath(path) ? builtInPreset : <NotFound />
}
