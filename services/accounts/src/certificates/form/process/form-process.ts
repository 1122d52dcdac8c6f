import { BoundedProcesses, Turns } from '@coverdesk/kit'
import type { DocumentNames, FilledField } from '../filling/fill-form.ts'
import type { TakenApart } from '../form-field.ts'
import { startFormProcess } from './start-form-process.ts'

export type FormQuestion =
  | { task: 'takeApart'; file: Uint8Array }
  | { task: 'fill'; form: Uint8Array; fields: FilledField[]; names: DocumentNames }

/** `refusal` is a sentence for people, or null for a file that can't be read. */
export type FormAnswer = TakenApart | { document: Uint8Array } | { refusal: string | null }

/** In milliseconds; whatever takes longer was made for that. */
const longestWork = 20_000

const processes = new BoundedProcesses<FormQuestion, FormAnswer>(startFormProcess)
/** Each process takes memory of its own. */
const turns = new Turns(1)

const unreadable = 'This form can’t be read. Open it, save it anew and choose that.'

const ask = (question: FormQuestion, timeLimit: number) => turns.take(() => processes.ask(question, timeLimit))

/** @returns what it is made of, or a sentence why it can't be one */
export async function takeApart(file: Uint8Array, timeLimit = longestWork): Promise<TakenApart | { refusal: string }> {
  const answer = await ask({ task: 'takeApart', file }, timeLimit)
  if (answer && 'fields' in answer) return { ...answer, document: Buffer.from(answer.document) }
  return { refusal: (answer && 'refusal' in answer && answer.refusal) || unreadable }
}

/** Draws texts into a form that was taken apart. */
export async function fillForm(form: Uint8Array, fields: FilledField[], names: DocumentNames): Promise<Buffer> {
  const answer = await ask({ task: 'fill', form, fields, names }, longestWork)
  if (answer && 'document' in answer) return Buffer.from(answer.document)
  throw new Error('A form could not be filled.')
}
