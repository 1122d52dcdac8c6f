import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { ChecklistField, SelectField, type ServerForm, TextareaField } from '@coverdesk/design-system/forms'
import { uploadFile } from '@coverdesk/plugin-sdk'
import { acceptedFiles } from '../knowledge-upload/accepted-files'
import { businessOperations, coverageLines } from './coverage-lines'
import { formTemplatesOf, namedPartyOf } from './form-templates'
import type { PresetChoice } from './preset-choice'
import { presetFiles } from './preset-files'
import type { PresetValues } from './preset-values'

const lineOptions = coverageLines.map(line => ({ value: line, label: line, isFixed: line === businessOperations }))

interface PresetFieldsProps {
  form: ServerForm<PresetValues>
  preset: PresetChoice
}

/** What a preset asks for (specification 2 §5, 3 §2). */
export function PresetFields({ form, preset }: PresetFieldsProps) {
  const templates = formTemplatesOf(preset)
  const party = namedPartyOf(preset, templates.includes(form.watch('template')) ? form.watch('template') : '')
  return (
    <>
      {templates.length > 0 && (
        <SelectField
          form={form}
          name="template"
          label="Form"
          placeholder="Choose a form"
          options={templates.map(template => ({ value: template, label: template }))}
        />
      )}
      {party && (
        <TextareaField
          key={party.label}
          form={form}
          name="party"
          label={party.label}
          optional
          hint={`If you leave this empty, Cara gets this instruction: “${party.otherwise}”`}
          placeholder="Name and address"
          maxLength={2_000}
        />
      )}
      {preset === 'UNDERWRITING_ANALYSIS' && (
        <ChecklistField form={form} name="coverageLines" label="Coverage lines" options={lineOptions} />
      )}
      {presetFiles[preset].map(({ role, label, hint }) => (
        <DropzoneField
          key={`${preset} ${role}`}
          form={form}
          name={`uploads.${role}`}
          label={label}
          {...(hint && { hint })}
          accept={acceptedFiles}
          send={uploadFile}
        />
      ))}
      <TextareaField form={form} name="message" label="Message" optional={preset !== 'CUSTOM'} maxLength={18_000} />
    </>
  )
}
