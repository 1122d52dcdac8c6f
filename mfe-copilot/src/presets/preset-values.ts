import type { CaraFileRole, CreateCaraWorkspaceInput } from '../generated/documents'
import { businessOperations } from './coverage-lines'
import { formTemplatesOf, namedPartyOf } from './form-templates'
import type { PresetChoice } from './preset-choice'
import { presetFiles } from './preset-files'

/** What the form of a preset holds. */
export interface PresetValues {
  preset: PresetChoice
  message: string
  /** The ids of uploaded files, by what they are to Cara. */
  uploads: Partial<Record<CaraFileRole, string[]>>
  /** Documents of the agency. */
  documentIds: string[]
  coverageLines: string[]
  template: string
  /** Certificate holder or additional interest, as the template has it. */
  party: string
}

export const emptyPresetValues: PresetValues = {
  preset: '',
  message: '',
  uploads: {},
  documentIds: [],
  coverageLines: [businessOperations],
  template: '',
  party: '',
}

/** Nothing can begin before a preset is chosen, and where it fills a form, that form. */
export const isComplete = ({ preset, template }: Pick<PresetValues, 'preset' | 'template'>): boolean =>
  preset !== '' && (formTemplatesOf(preset).length === 0 || formTemplatesOf(preset).includes(template))

/** A workspace, as the mutation takes it. */
export function presetInput(values: PresetValues): CreateCaraWorkspaceInput {
  const { preset, documentIds } = values
  const files = presetFiles[preset].flatMap(({ role }) =>
    (values.uploads[role] ?? []).map(fileId => ({ fileId, role })),
  )
  const built = preset === '' || preset === 'CUSTOM' ? {} : { preset }
  return { ...built, message: messageOf(values), files, documentIds }
}

/** What was chosen in the form, in words, and then what the person wrote. */
function messageOf({ preset, message, coverageLines, template, party }: PresetValues): string {
  const hasTemplate = formTemplatesOf(preset).includes(template)
  const named = namedPartyOf(preset, hasTemplate ? template : '')
  const parts = [
    preset === 'UNDERWRITING_ANALYSIS' && `Coverage lines: ${coverageLines.join(', ')}`,
    hasTemplate && `Form: ${template}`,
    named && `${named.label}: ${party.trim() || named.otherwise}`,
    message.trim(),
  ]
  return parts.filter(Boolean).join('\n\n')
}
