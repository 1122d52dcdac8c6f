import type { CaraPreset } from '../generated/documents'

/** A built-in preset, none but the person’s own words, or nothing chosen yet. */
export type PresetChoice = CaraPreset | 'CUSTOM' | ''
