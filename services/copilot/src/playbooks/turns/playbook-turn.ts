import type { BuiltInPreset } from '../../presets/built-in-presets.ts'
import type { Step } from '../../understanding/engine.ts'
import { openDocuments } from '../documents/case-document.ts'
import { clientRecordsOf } from '../documents/client-records.ts'
import type { Plan, PlannedCall } from '../plans/playbook.ts'
import { playbooks } from '../plans/playbooks.ts'
import { asksForEmail } from './asks-for-email.ts'
import { firstPages } from './first-pages.ts'
import { formTurn } from './form-turn.ts'
import type { PlaybookState } from './playbook-state.ts'
import { replyTurn } from './reply-turn.ts'
import { turnOf } from './turn-of.ts'

const fillsForm: ReadonlySet<BuiltInPreset> = new Set([
  'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE',
  'GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE',
  'GENERATE_TEMPLATE',
])

/**
 * The next turn of a playbook, as a model would take it: it looks at the documents, drafts its report, and answers. Which one is next
 * follows from what is stored, so a run continues anywhere.
 *
 * @returns null where no playbook answers: another preset, another question, nothing to work on, or a draft that failed
 */
export async function playbookTurn(state: PlaybookState): Promise<Step | null> {
  if (state.reply) return replyTurn(state.reply)
  if (state.preset && fillsForm.has(state.preset)) return formTurn(state)
  const playbook = state.preset && playbooks[state.preset]
  const isFirst = state.messageNumber === 1
  if (!playbook || !(isFirst || asksForEmail(state.message, state.messageNumber === 3))) return null
  const documents = await openDocuments(state.sources)
  if (documents.every(({ problem }) => problem !== null)) return null
  const records = () => clientRecordsOf(state.client, documents)
  const plan = await playbook({ documents, message: state.firstMessage, records })
  if (!plan) return null
  return isFirst ? reviewTurn(plan, state, [...firstPages(documents), ...plan.looks]) : emailTurn(plan, state)
}

function reviewTurn(plan: Plan, { turns, hasDraft }: PlaybookState, looks: readonly PlannedCall[]): Step | null {
  if (turns === 0) return turnOf(plan.intro, looks)
  if (turns === 1) return turnOf('', [{ name: 'DRAFT_DOCUMENT', input: plan.report }])
  if (turns > 2 || !hasDraft) return null
  return turnOf('', [
    { name: 'COMPLETE_TASK', input: { ...plan.answer, ...(plan.email && { nextStep: askForEmail }) } },
  ])
}

/** What the answer offers, as the person asks for it. */
const askForEmail = 'Draft an email that asks for what is missing'

const drafted = 'I drafted the email. Check it, and choose who gets it. Nothing has been sent.'

function emailTurn({ email }: Plan, { turns, hasDraft }: PlaybookState): Step | null {
  if (!email) return null
  if (turns === 0) return turnOf('', [{ name: 'DRAFT_EMAIL', input: email }])
  const answer = { text: drafted, citations: [] }
  return turns === 1 && hasDraft ? turnOf('', [{ name: 'COMPLETE_TASK', input: answer }]) : null
}
