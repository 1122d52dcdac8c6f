import type { CustomPresetProfileFragment } from '../generated/documents'

/** What the forms of a preset hold, shaped as the mutations’ input. */
export interface PresetValues {
  title: string
  description: string
  basePrompt: string
  allowFileUpload: boolean
}

/** Specification 3 §3: a new preset takes files. */
export const newPreset: PresetValues = { title: '', description: '', basePrompt: '', allowFileUpload: true }

export const valuesOf = ({ title, description, basePrompt, allowFileUpload }: CustomPresetProfileFragment) => ({
  title,
  description,
  basePrompt,
  allowFileUpload,
})

/** Every field that two people may change, with its label in the form. */
export const presetFields = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['basePrompt', 'Instructions'],
  ['allowFileUpload', 'Allow file upload'],
] as const satisfies readonly (readonly [keyof PresetValues, string])[]

/** A field’s value as a notice about someone else’s change shows it. */
export const valueInWords = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '')
