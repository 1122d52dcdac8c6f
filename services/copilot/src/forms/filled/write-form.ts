import { buffer } from 'node:stream/consumers'
import { readFile } from '@coverdesk/kit'
import { fillForm } from '../process/form-process.ts'
import type { AgencyFormRecord } from '../records/agency-form.model.ts'
import { formTemplates } from '../templates/form-templates.ts'
import { checkForm } from './check-form.ts'
import type { FilledValue } from './filled-form.ts'

const mark = 'X'

/** The form as a PDF without a field. The same values make the same bytes. */
export async function drawForm(form: AgencyFormRecord, values: readonly FilledValue[]) {
  const given = new Map(values.map(({ field, value }) => [field, value]))
  const filled = form.fields.flatMap(({ name, tooltip, source, matchedBy, ...shape }) => {
    const value = given.get(name)
    return value === undefined ? [] : [{ name, shape, text: value === true ? mark : value }]
  })
  const texts = filled.map(({ shape, text }) => ({ ...shape, text }))
  const names = { title: formTemplates[form.template].name, author: '' }
  return { pdf: await fillForm(await buffer(readFile(form.fileId)), texts, names), filled }
}

/**
 * The same, read back and compared with what it should say.
 *
 * @param agencyId for whom it is read: agencies take turns
 * @returns also the names of fields whose value isn’t whole in the finished document
 */
export async function writeForm(form: AgencyFormRecord, values: readonly FilledValue[], agencyId: string) {
  const { pdf, filled } = await drawForm(form, values)
  const expected = filled.map(({ name, shape, text }) => ({ name, text, places: shape.places }))
  return { pdf, cut: await checkForm(pdf, expected, agencyId) }
}
