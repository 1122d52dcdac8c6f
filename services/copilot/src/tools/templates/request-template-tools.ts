import { z } from 'zod'
import { asOwner } from '../as-owner.ts'
import { fitting } from '../output-size.ts'
import type { Tool } from '../tool.ts'
import { formOf } from './certificate-form.ts'

export const templateName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .describe('The form. CERTIFICATE_FORM is the agency’s own certificate form.')

const input = z.object({ template: templateName })
const output = z.object({
  template: z.string(),
  fileName: z.string(),
  fields: z.array(
    z.object({
      name: z.string().describe('Fill the field by it.'),
      label: z.string().describe('What goes there.'),
      kind: z.enum(['TEXT', 'CHECKBOX']),
      page: z.int(),
      maxLength: z.int().nullable().describe('Characters.'),
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
  async run({ template }, { ownerId }) {
    const { fileName, fields } = await asOwner(ownerId, owner => formOf(template, owner))
    return { output: { template, fileName, fields: fitting(fields), total: fields.length } }
  },
}
