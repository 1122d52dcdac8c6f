import { CoverdeskError } from '@coverdesk/kit'
import { AgencyForm, type AgencyFormRecord } from '../../forms/records/agency-form.model.ts'
import type { FormContent } from './form-content.ts'

/** @throws VALIDATION_FAILED when the agency’s form is another one by now */
export async function currentForm({ template }: FormContent): Promise<AgencyFormRecord> {
  const form = await AgencyForm.findById(template.formId).lean<AgencyFormRecord>()
  if (form?.version === template.formVersion) return form
  const message = `Your agency’s ${template.name} form was changed since. Fill it again first.`
  throw new CoverdeskError('VALIDATION_FAILED', message)
}
