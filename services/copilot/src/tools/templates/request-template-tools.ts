import { z } from 'zod'
import { labelOfField } from '../../forms/filled/fill-fields.ts'
import { isSignature } from '../../forms/records/is-signature.ts'
import { formTemplates } from '../../forms/templates/form-templates.ts'
import { fitting } from '../output-size.ts'
import type { Tool } from '../tool.ts'
import { readyForm, templateOf } from './template-context.ts'

export const templateName = z.string().trim().min(1).max(100).describe('The form, such as ACORD 25.')

const input = z.object({ template: templateName })
const output = z.object({
  template: z.string(),
  fileName: z.string().nullable().describe('Null: the agency has no such form that can be filled.'),
  problem: z.string().nullable().describe('Why it can’t be filled. FILL_TEMPLATE then makes a worksheet.'),
  fields: z.array(
    z.object({
      name: z.string().describe('Fill the field by it.'),
      label: z.string().describe('What goes there.'),
      kind: z.enum(['TEXT', 'CHECKBOX']),
      page: z.int(),
      maxLength: z.int().nullable().describe('Characters.'),
      isFilledByItself: z.boolean().describe('FILL_TEMPLATE fills it from documents, records and answers.'),
    }),
  ),
  total: z.int().describe('How many fields the form has.'),
})

/** Lists a form's fields before it is filled. */
export const requestTemplateTools: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'REQUEST_TEMPLATE_TOOLS',
  description:
    'Lists the fields of a form of the agency. Call it before FILL_TEMPLATE, which takes values by these names.',
  tier: 'READ',
  input,
  output,
  async run({ template }) {
    const id = templateOf(template)
    const form = await readyForm(id)
    const { name } = formTemplates[id]
    if ('problem' in form) {
      return { output: { template: name, fileName: null, problem: form.problem, fields: [], total: 0 } }
    }
    const fields = form.fields
      .filter(field => !isSignature(field))
      .map(({ name: field, tooltip, kind, places, maxLength, source }) => ({
        ...{ name: field, label: labelOfField({ source, tooltip, name: field }), kind, maxLength },
        ...{ page: places[0]?.page ?? 1, isFilledByItself: source !== null },
      }))
    return {
      output: { template: name, fileName: form.fileName, problem: null, fields: fitting(fields), total: fields.length },
    }
  },
}
