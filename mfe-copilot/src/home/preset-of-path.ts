import type { CaraPreset } from '../generated/documents'
import { startPresetPath } from '../paths'
import { builtInPresets } from '../presets/built-in-presets'

/** The built-in preset whose form is at this address. */
export const presetOfPath = (path: string): CaraPreset | undefined =>
  builtInPresets.find(({ id }) => startPresetPath(id) === path)?.id
