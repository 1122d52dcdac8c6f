import { closeReferences, type JobDefinition } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Account } from '../accounts/account.model.ts'
import { BusinessApplication } from '../applications/application.model.ts'
import { Contact } from '../contacts/contact.model.ts'
import { AccountNote } from '../notes/note.model.ts'
import { referencesInWords } from '../removal/references-in-words.ts'
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
  const reasons = await reasonsToKeep(created)
  const removable = created.filter(row => !reasons.has(row))
  await Account.deleteMany({ _id: { $in: accountIds(removable) } })
  await removeContacts(removable.flatMap(({ contactId }) => contactId ?? []))
  const rows = portion.rows.map((row): ImportRow => {
    if (row.outcome !== 'CREATED') return row
    const keptBecause = reasons.get(row)
    return keptBecause === undefined ? { ...row, outcome: 'REMOVED' } : { ...row, outcome: 'KEPT', keptBecause }
  })
  await saveRows(portion._id, rows)
  await countOn(work, number, { done: portion.rows.length, removed: removable.length, kept: reasons.size })
}

const accountIds = (rows: readonly ImportRow[]) => rows.flatMap(({ accountId }) => accountId ?? [])

/** Of accounts that somebody has touched since, or that something refers to. To the others nothing refers from now on. */
async function reasonsToKeep(created: readonly ImportRow[]): Promise<Map<ImportRow, string>> {
  const ids = accountIds(created)
  const [found, noted, applied] = await Promise.all([
    Account.find({ _id: { $in: ids } }, { version: 1 }).lean(),
    AccountNote.distinct('accountId', { accountId: { $in: ids } }),
    BusinessApplication.distinct('accountId', { accountId: { $in: ids } }),
  ])
  const versions = new Map(found.map(({ _id, version }) => [String(_id), version]))
  const [withNotes, withApplication] = [new Set(noted.map(String)), new Set(applied.map(String))]
  const reasons = new Map<ImportRow, string>()
  for (const row of created) {
    const id = String(row.accountId)
    if (!versions.has(id)) reasons.set(row, 'It was deleted or merged since.')
    else if (versions.get(id) !== 1) reasons.set(row, 'It was changed since.')
    else if (withNotes.has(id)) reasons.set(row, 'It has notes.')
    else if (withApplication.has(id)) reasons.set(row, 'It has an application.')
    else {
      const references = await closeReferences('Account', id)
      if (references.length > 0) reasons.set(row, referencesInWords(references))
    }
  }
  return reasons
}

/** A contact that somebody has changed, or given to another account, stays. */
async function removeContacts(ids: readonly Types.ObjectId[]) {
  const used = await Account.find({ contactIds: { $in: ids } }, { contactIds: 1 }).lean()
  const usedIds = new Set(used.flatMap(({ contactIds }) => contactIds.map(String)))
  await Contact.deleteMany({ _id: { $in: ids.filter(id => !usedIds.has(String(id))) }, version: 1 })
}
