import type { TakenApart } from '@coverdesk/forms'
import type { DocumentNames, FilledField } from '@coverdesk/forms/pdf'
import { BoundedProcesses, currentAgencyId, FairTurns, outOfTime, type TimeLimits } from '@coverdesk/kit'
import { startFormProcess } from './start-form-process.ts'

export type FormQuestion =
  | { task: 'takeApart'; file: Uint8Array }
  | { task: 'fill'; form: Uint8Array; fields: FilledField[]; names: DocumentNames }

/** `refusal` is a sentence for people, `failure` is one for our log. */
export type FormAnswer = TakenApart | { document: Uint8Array } | { refusal: string } | { failure: string }

/** Whatever takes more of a processor was made for that; a person waits for the answer no longer. */
const takingApart: TimeLimits = { cpuMs: 20_000, waitMs: 60_000 }
const filling: TimeLimits = { cpuMs: 20_000, waitMs: 60_000 }
const maxRest = 60_000

/** What has read a stranger’s file never fills anybody’s form. */
const strangers = new BoundedProcesses<FormQuestion, FormAnswer>(startFormProcess)
const fillers = new BoundedProcesses<FormQuestion, FormAnswer>(startFormProcess, maxRest)
/** Each process takes memory of its own; agencies take turns. */
const oneByOne = { total: 1, perKey: 1 }
const turns = { takeApart: new FairTurns(oneByOne), fill: new FairTurns(oneByOne) }

const unreadable = 'This form can’t be read. Open it, save it again and choose that copy.'

/**
 * @returns what a form is made of, or a sentence why it can’t be one
 * @throws OUT_OF_TIME where the form isn't at fault
 */
export async function takeApart(file: Uint8Array): Promise<TakenApart | { refusal: string }> {
  const outcome = await turns.takeApart.take(currentAgencyId(), () =>
    strangers.ask({ task: 'takeApart', file }, takingApart),
  )
  if (outcome.state === 'OUT_OF_TIME') throw outOfTime('We couldn’t read this form in time. Try again.')
  const answer = outcome.state === 'ANSWERED' ? outcome.answer : null
  if (answer && 'fields' in answer) return { ...answer, document: Buffer.from(answer.document) }
  return { refusal: answer && 'refusal' in answer ? answer.refusal : unreadable }
}

/**
 * Draws texts into a form that was taken apart: a document without a field. The same texts make the same document.
 * @throws OUT_OF_TIME where the machine is too busy
 */
export function fillForm(form: Uint8Array, fields: FilledField[], names: DocumentNames): Promise<Buffer> {
  return turns.fill.take(currentAgencyId(), async () => {
    const outcome = await fillers.ask({ task: 'fill', form, fields, names }, filling)
    if (outcome.state === 'OUT_OF_TIME') throw outOfTime('We couldn’t fill this form in time. Try again.')
    const answer = outcome.state === 'ANSWERED' ? outcome.answer : null
    if (answer && 'document' in answer) return Buffer.from(answer.document)
    const reason = answer && 'failure' in answer ? answer.failure : 'Two processes died of it.'
    throw new Error(`A form could not be filled. ${reason}`)
  })
}

/** Ends them all; the next question starts a new one. Resolves when they are gone. */
export async function closeForms(): Promise<void> {
  await Promise.all([strangers.close(), fillers.close()])
}
