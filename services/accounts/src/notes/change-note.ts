import {
  CoverdeskError,
  conflict,
  emit,
  enqueue,
  findExisting,
  notFound,
  parseInput,
  type UserCallContext,
  updateVersioned,
} from '@coverdesk/kit'
import { Account } from '../accounts/account.model.ts'
import { AccountNote, type NoteRecord } from './note.model.ts'
import { noteInput } from './note.rules.ts'
import { notifyMentioned } from './notify-mentioned.ts'
import { purgeNoteJob } from './purge-note.ts'

/** A note and the version that a change was made from. */
export interface NoteVersion {
  id: string
  version: number
}

/** @throws NOT_FOUND, VALIDATION_FAILED */
export async function createNote({ userId }: UserCallContext, accountId: string, input: unknown): Promise<NoteRecord> {
  const { text, mentionIds } = parseInput(noteInput, input)
  const account = await findExisting(Account, 'account', accountId)
  const created = await AccountNote.insertOne({
    accountId: account._id,
    text,
    createdById: userId,
    mentionedIds: mentionIds,
  })
  notifyMentioned(account, text, mentionIds)
  return created.toObject()
}

/** @throws NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, or CONFLICT with the current note */
export async function updateNote(context: UserCallContext, note: NoteVersion, input: unknown): Promise<NoteRecord> {
  const { accountId, mentionedIds: alreadyMentioned = [] } = await ownNote(context, note.id)
  const { text, mentionIds } = parseInput(noteInput, input)
  const newlyMentioned = mentionIds.filter(id => !alreadyMentioned.includes(id))
  const mentionedIds = [...alreadyMentioned, ...newlyMentioned]
  const saved = await updateVersioned(AccountNote, 'note', note, { $set: { text, mentionedIds } }, presentNote)
  notifyMentioned(await findExisting(Account, 'account', String(accountId)), text, newlyMentioned)
  return saved
}

/** @throws NOT_FOUND, FORBIDDEN, or CONFLICT with the current note */
export async function deleteNote(context: UserCallContext, { id, version }: NoteVersion): Promise<true> {
  const note = await ownNote(context, id)
  if (note.version !== version) throw conflict(presentNote(note))
  const deletedAt = new Date()
  const deleted = await updateVersioned(AccountNote, 'note', { id, version }, { $set: { deletedAt } }, presentNote)
  emit('AccountNoteDeleted', { typename: 'AccountNote', id, version: deleted.version, kind: 'DELETED' })
  await enqueue(purgeNoteJob, { noteId: id, version: deleted.version }, { at: new Date(deletedAt.getTime() + keptFor) })
  return true
}

/** How long a deleted note can be brought back, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000

/** @throws NOT_FOUND, FORBIDDEN */
export async function restoreNote(context: UserCallContext, id: string): Promise<NoteRecord> {
  const note = await findExisting(AccountNote, 'note', id)
  await findExisting(Account, 'account', String(note.accountId))
  refuseOthers(context, note)
  if (!note.deletedAt) return note
  const { version } = note
  const back = await updateVersioned(AccountNote, 'note', { id, version }, { $unset: { deletedAt: 1 } }, presentNote)
  emit('AccountNoteRestored', { typename: 'AccountNote', id, version: back.version, kind: 'CREATED' })
  return back
}

async function ownNote(context: UserCallContext, id: string): Promise<NoteRecord> {
  const note = await findExisting(AccountNote, 'note', id)
  if (note.deletedAt) throw notFound('note')
  await findExisting(Account, 'account', String(note.accountId))
  refuseOthers(context, note)
  return note
}

function refuseOthers({ userId }: UserCallContext, { createdById }: NoteRecord) {
  if (createdById !== userId) throw new CoverdeskError('FORBIDDEN', 'Only who wrote a note can change it.')
}

/** As plain JSON, for the client of a conflict to merge with. */
const presentNote = ({ _id, version, text, createdAt, updatedAt }: NoteRecord) => ({
  __typename: 'AccountNote',
  id: String(_id),
  version,
  text,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
