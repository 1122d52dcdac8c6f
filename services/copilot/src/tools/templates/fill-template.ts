import { z } from 'zod'
import { asOwner } from '../as-owner.ts'
import { fitting } from '../output-size.ts'
import { type Tool, ToolFailed } from '../tool.ts'
import { type FillableForm, type FormField, formOf, type templateNames } from './certificate-form.ts'
import { templateName } from './request-template-tools.ts'

const maxText = 2_000
const maxProblems = 10

const filledValue = z.object({
  field: z.string().min(1).max(300).describe('The name of the field, as REQUEST_TEMPLATE_TOOLS lists it.'),
  value: z
    .union([z.string().trim().min(1).max(maxText), z.boolean()])
    .describe('A text, or true or false for a checkbox.'),
  source: z
    .object({
      passageId: z.string().min(1).max(200),
      quote: z.string().min(1).max(1_000).describe('The words of that passage that say the value, verbatim.'),
    })
    .optional()
    .describe('Where the value comes from, if it comes from a document.'),
})
type FilledValue = z.output<typeof filledValue>

const input = z.object({
  template: templateName,
  values: z.array(filledValue).min(1).max(500).describe('Only what you know. Leave a field out rather than guess.'),
})
const output = z.object({
  title: z.string(),
  filled: z.int(),
  empty: z.array(z.string()).describe('What the fields are for that stay empty, or the first of them.'),
})

/** What the artifact of a filled form keeps. */
export interface FilledForm {
  template: { name: (typeof templateNames)[number]; id: string; version: number; fileName: string }
  /** By the names of the form's fields. */
  data: Record<string, string | boolean>
  sources: { field: string; passageId: string; quote: string }[]
}

/** Makes a draft of a filled form. */
export const fillTemplate: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'FILL_TEMPLATE',
  description:
    'Makes a draft of a filled form for the person to review. It issues nothing. Values go by the names of REQUEST_TEMPLATE_TOOLS; ' +
    'say for each value from a document where it comes from.',
  tier: 'DRAFT',
  input,
  output,
  async run({ template, values }, { ownerId }) {
    const form = await asOwner(ownerId, owner => formOf(template, owner))
    const problems = problemsOf(values, form)
    if (problems.length > 0) throw new ToolFailed(problems.slice(0, maxProblems).join(' '))
    const title = form.fileName.replace(/\.pdf$/i, '')
    const names = new Set(values.map(({ field }) => field))
    const empty = fitting(form.fields.filter(({ name }) => !names.has(name)).map(({ label }) => label))
    return {
      output: { title, filled: values.length, empty },
      draft: { type: 'DOCUMENT', title, content: contentOf(form, values) },
    }
  },
}

function contentOf({ id, version, fileName }: FillableForm, values: readonly FilledValue[]): FilledForm {
  return {
    template: { name: 'CERTIFICATE_FORM', id, version, fileName },
    data: Object.fromEntries(values.map(({ field, value }) => [field, value])),
    sources: values.flatMap(({ field, source }) => (source ? [{ field, ...source }] : [])),
  }
}

function problemsOf(values: readonly FilledValue[], { fields }: FillableForm): string[] {
  const byName = new Map(fields.map(field => [field.name, field]))
  const seen = new Set<string>()
  return values.flatMap(({ field, value }) => {
    const problem = seen.has(field) ? 'has two values.' : problemOf(value, byName.get(field))
    seen.add(field)
    return problem ? [`“${field}” ${problem}`] : []
  })
}

function problemOf(value: string | boolean, field: FormField | undefined): string | null {
  if (!field) return 'isn’t a field of this form.'
  if (field.kind === 'CHECKBOX') return typeof value === 'boolean' ? null : 'is a checkbox: use true or false.'
  if (typeof value === 'boolean') return 'takes a text.'
  const max = field.maxLength
  return max !== null && value.length > max ? `takes at most ${max} characters.` : null
}
