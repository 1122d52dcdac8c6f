import { type AgencyFormRecord, formOfTemplate } from '../../forms/records/agency-form.model.ts'
import { stateOfForm } from '../../forms/records/form-state.ts'
import {
  type FormTemplateId,
  formTemplateIds,
  formTemplates,
  templateNamed,
} from '../../forms/templates/form-templates.ts'
import { ToolFailed } from '../tool.ts'

/** @throws ToolFailed when there is no such form */
export function templateOf(name: string): FormTemplateId {
  const id = templateNamed(name)
  if (id) return id
  const names = formTemplateIds.map(one => formTemplates[one].name).join(', ')
  throw new ToolFailed(`There is no form “${name}”. These can be filled: ${names}.`)
}

/** The agency’s form where it can be filled, or why it can’t. */
export async function readyForm(id: FormTemplateId): Promise<AgencyFormRecord | { problem: string }> {
  const form = await formOfTemplate(id)
  const { name } = formTemplates[id]
  if (!form)
    return { problem: `The agency has not uploaded its ${name} form. It can be uploaded in Settings, under Forms.` }
  if (stateOfForm(form) === 'READY') return form
  return {
    problem: `No one has checked what the fields of the ${name} form are filled with. Do that in Settings, under Forms.`,
  }
}
