import type { TakenApart } from '@coverdesk/forms'
import type { DocumentNames, FilledField } from '@coverdesk/forms/pdf'
import { BoundedProcesses, currentAgencyId, FairTurns, outOfTime, type TimeLimits } from '@coverdesk/kit'
import type { CertificateSnapshot } from '../record/certificate-snapshot.ts'
import { startDocumentProcess } from './start-document-process.ts'

export type DocumentQuestion =
  | { task: 'draw'; certificate: CertificateSnapshot }
  | { task: 'fill'; form: Uint8Array; fields: FilledField[]; names: DocumentNames }
  | { task: 'takeApart'; file: Uint8Array }

/** `refusal` is a sentence for people, `failure` is one for our log. */
export type DocumentAnswer = TakenApart | { document: Uint8Array } | { refusal: string } | { failure: string }

/** Whatever takes more of a processor was made for that; a person waits for the answer no longer. */
const takingApart: TimeLimits = { cpuMs: 20_000, waitMs: 60_000 }
const writing: TimeLimits = { cpuMs: 20_000, waitMs: 60_000 }
/** People issue certificates one after the other: a process that rests answers in a tenth of the time that a new one takes. */
const maxRest = 60_000

/** What has read a stranger's file never writes anybody's certificate. */
const strangers = new BoundedProcesses<DocumentQuestion, DocumentAnswer>(startDocumentProcess)
const documents = new BoundedProcesses<DocumentQuestion, DocumentAnswer>(startDocumentProcess, maxRest)

/** Each process takes memory of its own; agencies take turns. No one's certificate waits for a form that takes long. */
const oneByOne = { total: 1, perKey: 1 }
const turns = { draw: new FairTurns(oneByOne), fill: new FairTurns(oneByOne), takeApart: new FairTurns(oneByOne) }

const unreadable = 'This form can’t be read. Open it, save it again and choose that copy.'

/** The certificate as a PDF in our own layout. */
export const drawCertificate = (certificate: CertificateSnapshot): Promise<Buffer> =>
  written({ task: 'draw', certificate })

/** Draws texts into a form that was taken apart. */
export const fillForm = (form: Uint8Array, fields: FilledField[], names: DocumentNames): Promise<Buffer> =>
  written({ task: 'fill', form, fields, names })

/** Starts the process that writes certificates, so that whoever issues one soon does not wait for it. */
export const warmUp = (): void => documents.warmUp()

/** Ends them all; the next question starts a new one. Resolves when they are gone. */
export async function endDocumentProcesses(): Promise<void> {
  await Promise.all([strangers.close(), documents.close()])
}

/**
 * @returns what it is made of, or a sentence why it can't be one
 * @throws OUT_OF_TIME where the form isn't at fault
 */
export async function takeApart(file: Uint8Array, timeLimits = takingApart): Promise<TakenApart | { refusal: string }> {
  const outcome = await turns.takeApart.take(currentAgencyId(), () =>
    strangers.ask({ task: 'takeApart', file }, timeLimits),
  )
  if (outcome.state === 'OUT_OF_TIME') throw outOfTime('We couldn’t read this form in time. Try again.')
  const answer = outcome.state === 'ANSWERED' ? outcome.answer : null
  if (answer && 'fields' in answer) return { ...answer, document: Buffer.from(answer.document) }
  return { refusal: answer && 'refusal' in answer ? answer.refusal : unreadable }
}

/** @throws OUT_OF_TIME where the machine is too busy */
function written(question: Extract<DocumentQuestion, { task: 'draw' | 'fill' }>): Promise<Buffer> {
  return turns[question.task].take(currentAgencyId(), async () => {
    const outcome = await documents.ask(question, writing)
    if (outcome.state === 'OUT_OF_TIME') throw outOfTime('We couldn’t write this document in time. Try again.')
    const answer = outcome.state === 'ANSWERED' ? outcome.answer : null
    if (answer && 'document' in answer) return Buffer.from(answer.document)
    const reason = answer && 'failure' in answer ? answer.failure : 'Two processes died of it.'
    throw new Error(`A document could not be written. ${reason}`)
  })
}
