import { currentAgencyId } from '@coverdesk/kit'
import { z } from 'zod'
import { fillFields } from '../../forms/filled/fill-fields.ts'
import type { FilledField, FilledForm } from '../../forms/filled/filled-form.ts'
import { writeForm } from '../../forms/filled/write-form.ts'
import type { AgencyFormRecord } from '../../forms/records/agency-form.model.ts'
import { caseOfWorkspace } from '../../forms/resolving/case-of-workspace.ts'
import type { FormCase } from '../../forms/resolving/form-case.ts'
import { formTemplates } from '../../forms/templates/form-templates.ts'
import { asOwner } from '../as-owner.ts'
import { fitting } from '../output-size.ts'
import { pageAddress } from '../passages/page-address.ts'
import { type Draft, type Tool, ToolFailed } from '../tool.ts'
import { addGivenValues, type GivenValue, givenValue } from './given-values.ts'
import { templateName } from './request-template-tools.ts'
import { readyForm, templateOf } from './template-context.ts'
import { draftWorksheet } from './worksheet-draft.ts'

const input = z.object({
  template: templateName,
  values: z
    .array(givenValue)
    .max(500)
    .default([])
    .describe('More than what documents, records and answers fill by themselves. Leave a field out rather than guess.'),
})
const counts = z.object({ certain: z.int(), uncertain: z.int(), missing: z.int() })
const output = z.object({
  title: z.string(),
  isWorksheet: z.boolean().describe('The agency has no such form: its values are in a worksheet.'),
  problem: z.string().nullable(),
  filled: z.int(),
  counts,
  uncertain: z.array(z.string()).describe('What someone should look at, or the first of it.'),
  missing: z.array(z.string()).describe('What the fields are for that nothing was found for, or the first of them.'),
})
type Output = z.output<typeof output>

/** Makes a draft of a filled form, each value with where it is from; what isn’t known stays empty. */
export const fillTemplate: Tool<z.output<typeof input>, Output> = {
  name: 'FILL_TEMPLATE',
  description:
    'Makes a draft of a filled form for the person to review, from the documents, the agency’s records and the person’s answers. It ' +
    'issues nothing and signs nothing. Further values go by the names of REQUEST_TEMPLATE_TOOLS, each with where it comes from.',
  tier: 'DRAFT',
  input,
  output,
  timeoutMs: 60_000,
  async run({ template, values }, { ownerId, sources, messages = [], requestId = null }) {
    const id = templateOf(template)
    const form = await readyForm(id)
    const given = await asOwner(ownerId, owner => caseOfWorkspace(id, { sources, messages, requestId }, owner))
    return 'problem' in form ? draftWorksheet(given, form.problem) : draftForm(form, given, values, messages)
  },
}

async function draftForm(
  form: AgencyFormRecord,
  given: FormCase,
  values: readonly GivenValue[],
  messages: readonly string[],
): Promise<{ output: Output; draft: Draft }> {
  const { quotes, ...found } = fillFields(form, given)
  const { name } = formTemplates[form.template]
  const content: FilledForm = {
    template: {
      ...{ id: form.template, name, fileName: form.fileName },
      ...{ formId: String(form._id), formVersion: form.version },
    },
    ...found,
    sources: quotes.map(({ field, quote }) => ({
      ...{ field, ...quote },
      passageId: pageAddress(quote.sourceId, quote.page),
    })),
    edits: [],
  }
  const problems = addGivenValues(content, values, form, messages)
  if (problems.length > 0) throw new ToolFailed(problems.slice(0, 10).join(' '))
  const { cut } = await writeForm(form, content.values, currentAgencyId())
  markCut(content.fields, cut)
  const titled = given.records.insured?.name
  const title = titled ? `${name}, ${titled}` : name
  return { output: outputOf(title, content), draft: { type: 'DOCUMENT', title, content } }
}

/** What was read back isn’t what was written: the field is too small. */
function markCut(fields: readonly FilledField[], cut: readonly string[]) {
  for (const field of fields) {
    if (!cut.includes(field.name)) continue
    field.state = 'UNCERTAIN'
    field.reason = 'The field is too small: the text would be cut off. Shorten it.'
  }
}

function outputOf(title: string, { fields, values }: FilledForm): Output {
  const of = (state: FilledField['state']) => fields.filter(field => field.state === state)
  const labels = (state: FilledField['state']) => fitting([...new Set(of(state).map(({ label }) => label))], 4_000)
  return {
    ...{ title, isWorksheet: false, problem: null, filled: values.length },
    counts: { certain: of('CERTAIN').length, uncertain: of('UNCERTAIN').length, missing: of('MISSING').length },
    ...{ uncertain: labels('UNCERTAIN'), missing: labels('MISSING') },
  }
}
