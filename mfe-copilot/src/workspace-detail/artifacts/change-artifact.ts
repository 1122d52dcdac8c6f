import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  type CaraEmailInput,
  type CaraHtmlDocumentInput,
  RestoreCaraArtifactDocument,
  SendCaraEmailDocument,
  type SendCaraEmailInput,
  UpdateCaraEmailDocument,
  UpdateCaraHtmlDocumentDocument,
} from '../../generated/documents'

/** What the dialog of an edit sends to its route. */
export type ArtifactEdit = { version: number } & ({ email: CaraEmailInput } | { htmlDocument: CaraHtmlDocumentInput })

/** What the dialog that sends an email sends to its route. */
export interface EmailSending {
  /** The version that was read. */
  version: number
  input: SendCaraEmailInput
}

/** What the dialog of versions sends to its route. */
export interface VersionRestoring {
  version: number
  formerVersion: number
}

const idOf = ({ params }: ActionFunctionArgs) => params['artifactId'] ?? ''

/** Saves an edit; the dialog then closes. */
export async function saveArtifact(given: ActionFunctionArgs) {
  const { version, ...edit } = (await given.request.json()) as ArtifactEdit
  const at = { id: idOf(given), version }
  const result =
    'email' in edit
      ? await runMutation(UpdateCaraEmailDocument, { ...at, input: edit.email })
      : await runMutation(UpdateCaraHtmlDocumentDocument, { ...at, input: edit.htmlDocument })
  if (result.ok) toast('Changes saved')
  return result
}

/** Sends an email off; the dialog then closes. */
export async function sendEmail(given: ActionFunctionArgs) {
  const sending = (await given.request.json()) as EmailSending
  return runMutation(SendCaraEmailDocument, { id: idOf(given), ...sending })
}

/** Restores a former version; the dialog then closes. */
export async function restoreVersion(given: ActionFunctionArgs) {
  const restoring = (await given.request.json()) as VersionRestoring
  const result = await runMutation(RestoreCaraArtifactDocument, { id: idOf(given), ...restoring })
  if (result.ok) toast('Version restored as a draft')
  return result
}
