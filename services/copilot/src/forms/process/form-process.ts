import type { TakenApart } from '@coverdesk/forms'
import type { DocumentNames, FilledField } from '@coverdesk/forms/pdf'
import { BoundedProcesses, Semaphore } from '@coverdesk/kit'
import { startFormProcess } from './start-form-process.ts'

export type FormQuestion =
  | { task: 'takeApart'; file: Uint8Array }
  | { task: 'fill'; form: Uint8Array; fields: FilledField[]; names: DocumentNames }

/** `refusal` is a sentence for people, `failure` is one for our log. */
export type FormAnswer = TakenApart | { document: Uint8Array } | { refusal: string } | { failure: string }

/** In milliseconds; whatever takes longer was made for that, or is stuck. */
const maxTakingApart = 20_000
const maxFilling = 10_000
const maxRest = 60_000

/** What has read a stranger’s file never fills anybody’s form. */
const strangers = new BoundedProcesses<FormQuestion, FormAnswer>(startFormProcess)
const fillers = new BoundedProcesses<FormQuestion, FormAnswer>(startFormProcess, maxRest)
const turns = { takeApart: new Semaphore(1), fill: new Semaphore(1) }

const unreadable = 'This form can’t be read. Open it, save it again and choose that copy.'

/** @returns what a form is made of, or a sentence why it can’t be one */
export async function takeApart(file: Uint8Array): Promise<TakenApart | { refusal: string }> {
  const answer = await turns.takeApart.take(() => strangers.ask({ task: 'takeApart', file }, maxTakingApart))
  if (answer && 'fields' in answer) return { ...answer, document: Buffer.from(answer.document) }
  return { refusal: answer && 'refusal' in answer ? answer.refusal : unreadable }
}

/** Draws texts into a form that was taken apart: a document without a field. The same texts make the same document. */
export function fillForm(form: Uint8Array, fields: FilledField[], names: DocumentNames): Promise<Buffer> {
  return turns.fill.take(async () => {
    const ask = () => fillers.ask({ task: 'fill', form, fields, names }, maxFilling)
    const answer = (await ask()) ?? (await ask())
    if (answer && 'document' in answer) return Buffer.from(answer.document)
    const reason = answer && 'failure' in answer ? answer.failure : 'Two processes died of it, or took too long.'
    throw new Error(`A form could not be filled. ${reason}`)
  })
}

/** Ends them all; the next question starts a new one. Resolves when they are gone. */
export async function closeForms(): Promise<void> {
  await Promise.all([strangers.close(), fillers.close()])
}
