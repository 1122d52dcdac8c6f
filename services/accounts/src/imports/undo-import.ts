import type { JobDefinition } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Account } from '../accounts/account.model.ts'
import { BusinessApplication } from '../applications/application.model.ts'
import { Contact } from '../contacts/contact.model.ts'
import { AccountNote } from '../notes/note.model.ts'
import { ImportPortion, type ImportRow } from './account-import.model.ts'
import { countOn, endWork, failWork, type ImportWork, inTurn, openImport, saveRows } from './portions.ts'

/** Removes what an import created and nobody has touched since; the rest is kept, and its rows say so. */
export const undoImport: JobDefinition = {
  name: 'account-import-undo',
  onDead: failWork('UNDOING', 'Some accounts could not be removed. Undo the import once more.'),
  async run({ payload, step, signal }) {
    const work = payload as ImportWork
    const portions = await ImportPortion.find({ importId: work.importId, outcomes: 'CREATED' }, { number: 1 })
      .sort({ number: 1 })
      .lean()
    for (const { number } of portions) {
      await inTurn(signal, () => step(`undo ${number}`, () => undoPortion(work, number)))
    }
    await step('undone', () => endWork(work, 'UNDOING', { state: 'UNDONE' }))
  },
}

async function undoPortion(work: ImportWork, number: number) {
  const opened = await openImport(work, 'UNDOING')
  const portion = await ImportPortion.findOne({ importId: work.importId, number }).lean()
  if (!opened || !portion) return
  const created = portion.rows.filter(({ outcome }) => outcome === 'CREATED')
  const removable = await untouched(created)
  await Account.deleteMany({ _id: { $in: accountIds(removable) } })
  await removeContacts(removable.flatMap(({ contactId }) => contactId ?? []))
  const removed = new Set(removable)
  const rows = portion.rows.map((row): ImportRow => {
    if (row.outcome !== 'CREATED') return row
    return { ...row, outcome: removed.has(row) ? 'REMOVED' : 'KEPT' }
  })
  await saveRows(portion._id, rows)
  await countOn(work, number, {
    done: portion.rows.length,
    removed: removable.length,
    kept: created.length - removable.length,
  })
}

const accountIds = (rows: readonly ImportRow[]) => rows.flatMap(({ accountId }) => accountId ?? [])

/** Accounts of which nobody has made another version, and to which nobody has added anything. */
async function untouched(created: readonly ImportRow[]): Promise<ImportRow[]> {
  const ids = accountIds(created)
  const found = await Account.find({ _id: { $in: ids }, version: 1 }, { _id: 1 }).lean()
  const [noted, applied] = await Promise.all([
    AccountNote.distinct('accountId', { accountId: { $in: ids } }),
    BusinessApplication.distinct('accountId', { accountId: { $in: ids } }),
  ])
  const used = new Set([...noted, ...applied].map(String))
  const unchanged = new Set(found.map(({ _id }) => String(_id)).filter(id => !used.has(id)))
  return created.filter(({ accountId }) => unchanged.has(String(accountId)))
}

/** A contact that somebody has changed, or given to another account, stays. */
async function removeContacts(ids: readonly Types.ObjectId[]) {
  const used = await Account.find({ contactIds: { $in: ids } }, { contactIds: 1 }).lean()
  const usedIds = new Set(used.flatMap(({ contactIds }) => contactIds.map(String)))
  await Contact.deleteMany({ _id: { $in: ids.filter(id => !usedIds.has(String(id))) }, version: 1 })
}
