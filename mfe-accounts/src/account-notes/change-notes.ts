import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  CreateAccountNoteDocument,
  DeleteAccountNoteDocument,
  RestoreAccountNoteDocument,
  UpdateAccountNoteDocument,
} from '../generated/documents'

interface NoteInput {
  text: string
  /** Colleagues that the text mentions. */
  mentionIds: string[]
}

/** What the dialog of a new note sends to its route. */
export interface NoteCreation {
  input: NoteInput
  /** The same for every attempt to save it. */
  idempotencyKey: string
}

/** What the dialog of a note sends to its route. */
export interface NoteChange {
  /** The version that the change was made from. */
  version: number
  input: NoteInput
}

/** Writes a note; the dialog then closes. */
export async function createNote({ request, params }: ActionFunctionArgs) {
  const note = (await request.json()) as NoteCreation
  const result = await runMutation(CreateAccountNoteDocument, { accountId: params['id'] ?? '', ...note })
  if (result.ok) toast('Note added')
  return result
}

/** Saves a change of a note; the dialog then closes. */
export async function saveNote({ request, params }: ActionFunctionArgs) {
  const change = (await request.json()) as NoteChange
  const result = await runMutation(UpdateAccountNoteDocument, { id: params['noteId'] ?? '', ...change })
  if (result.ok) toast('Changes saved')
  return result
}

/** Deletes a note at once, and offers to bring it back. */
export async function deleteNote({ id, version }: { id: string; version: number }) {
  const result = await runMutation(DeleteAccountNoteDocument, { id, version })
  if (result.ok) toast('Note deleted', { action: { label: 'Undo', run: () => void restoreNote(id) } })
  else toast(result.failure.message, { tone: 'error' })
}

async function restoreNote(id: string) {
  const result = await runMutation(RestoreAccountNoteDocument, { id })
  if (result.ok) toast('Note restored')
  else toast(result.failure.message, { tone: 'error' })
}
