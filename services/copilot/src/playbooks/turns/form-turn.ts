import { formOfTemplate } from '../../forms/records/agency-form.model.ts'
import { stateOfForm } from '../../forms/records/form-state.ts'
import { answersIn, labelKey } from '../../forms/resolving/answers.ts'
import { formSources } from '../../forms/sources/form-sources.ts'
import { type FormTemplateId, formTemplates, templateIn } from '../../forms/templates/form-templates.ts'
import type { Step } from '../../understanding/engine.ts'
import { openDocuments } from '../documents/case-document.ts'
import { counted, listed } from '../writing/counted.ts'
import { plainText } from '../writing/plain-text.ts'
import { firstPages } from './first-pages.ts'
import type { PlaybookState } from './playbook-state.ts'
import { turnOf } from './turn-of.ts'

/** What FILL_TEMPLATE answers, as its receipt keeps it. */
interface Filled {
  title: string
  isWorksheet: boolean
  problem: string | null
  counts: { certain: number; uncertain: number; missing: number }
  uncertain: string[]
  missing: string[]
}

const maxNamed = 5

/**
 * The next turn of a preset that fills a form: it looks at the documents and at the form’s fields, fills it, and says what is open.
 * An answer that names a field fills the form again.
 */
export async function formTurn(state: PlaybookState): Promise<Step | null> {
  const isFirst = state.messageNumber === 1
  if (!isFirst && !(await answersForm(state))) return null
  const template = await templateOf(state)
  if (!template) return state.turns === 0 ? ask() : null
  const { name } = formTemplates[template]
  const fill = { name: 'FILL_TEMPLATE' as const, input: { template: name, values: [] } }
  if (!isFirst) return state.turns === 0 ? turnOf('', [fill]) : state.turns === 1 ? answer(state) : null
  if (state.turns === 0) {
    const documents = await openDocuments(state.sources)
    const looks = firstPages(documents)
    return turnOf(`I’ll fill ${name} from the documents, the records and your answers.`, [
      ...looks,
      { name: 'REQUEST_TEMPLATE_TOOLS', input: { template: name } },
    ])
  }
  if (state.turns === 1) return turnOf('', [fill])
  return state.turns === 2 ? answer(state) : null
}

/** Whether a later message says what goes into the form. */
async function answersForm({ message, firstMessage }: PlaybookState): Promise<boolean> {
  const answers = answersIn([message])
  if (answers.size === 0) return false
  const known = new Set([
    ...['certificate holder', 'additional interest', 'loan number', 'certificate number', 'remarks'],
    ...['description of operations', 'description'],
    ...formSources.map(({ group, label }) => labelKey(`${group} ${label}`)),
  ])
  const template = templateIn(firstMessage)
  const form = template && (await formOfTemplate(template))
  for (const { tooltip, name } of form?.fields ?? []) known.add(labelKey(tooltip ?? name)).add(labelKey(name))
  return [...answers.keys()].some(label => known.has(label))
}

async function templateOf({ preset, firstMessage }: PlaybookState): Promise<FormTemplateId | null> {
  const chosen = templateIn(firstMessage)
  if (chosen) return chosen
  if (preset === 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE') return 'ACORD_25'
  if (preset !== 'GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE') return null
  const [commercial, other] = [await formOfTemplate('ACORD_28'), await formOfTemplate('ACORD_27')]
  return stateOfForm(commercial) !== 'READY' && stateOfForm(other) === 'READY' ? 'ACORD_27' : 'ACORD_28'
}

const ask = () => say('Which form should I fill? Name it, such as “ACORD 25”.', true)

function say(text: string, asksForInput = false): Step {
  return turnOf('', [{ name: 'COMPLETE_TASK', input: { text, citations: [], asksForInput } }])
}

function answer({ fill }: PlaybookState): Step | null {
  if (!fill) return null
  if (fill.error) return say(`The form couldn’t be filled. ${plainText(fill.error)}`)
  const filled = JSON.parse(fill.output ?? 'null') as Filled | null
  if (!filled) return null
  const { counts, isWorksheet, problem } = filled
  const open = counts.uncertain + counts.missing
  const lines = [
    isWorksheet
      ? `${problem} Meanwhile I wrote a worksheet with the same values. It is no form and no evidence of insurance.`
      : `The form is filled: ${counted(counts.certain, 'field is', 'fields are')} certain, ${counts.uncertain} uncertain, ${counts.missing} missing. Nothing is signed.`,
    filled.uncertain.length > 0 && `Look at: ${named(filled.uncertain)}.`,
    filled.missing.length > 0 && `Not found: ${named(filled.missing)}.`,
    open > 0 && 'Answer here as “Loan number: 123”, and I’ll fill it again, or write it into the form yourself.',
    !isWorksheet && 'Check the form field by field, then mark it as reviewed. The policies’ terms control.',
  ]
  return say(lines.filter(Boolean).join('\n\n'), open > 0)
}

const named = (labels: readonly string[]) => {
  const [shown, rest] = [labels.slice(0, maxNamed).map(plainText), labels.length - maxNamed]
  return rest > 0 ? `${shown.join('; ')} and ${rest} more` : listed(shown)
}
