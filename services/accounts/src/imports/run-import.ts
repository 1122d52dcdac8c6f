import type { JobDefinition } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Account } from '../accounts/account.model.ts'
import { accountFields } from '../accounts/account.rules.ts'
import { Contact } from '../contacts/contact.model.ts'
import { contactFields } from '../contacts/contact.rules.ts'
import { type AccountImportRecord, ImportPortion, type ImportRow } from './account-import.model.ts'
import { detailsIn, existingDuplicates } from './duplicates.ts'
import { countOn, endWork, failWork, type ImportWork, inTurn, openImport, saveRows } from './portions.ts'
import { type ReadAccount, readRow } from './read-row.ts'

/** Creates the accounts, one portion a transaction: whoever dies in the middle leaves whole portions, and no row is taken twice. */
export const runImport: JobDefinition = {
  name: 'account-import-run',
  onDead: failWork(
    'IMPORTING',
    'Some rows are not brought in. Undo the import, or upload the list again: what is there already is found as a duplicate.',
  ),
  async run({ payload, step, signal }) {
    const work = payload as ImportWork
    const portions = await ImportPortion.find({ importId: work.importId }, { number: 1 }).sort({ number: 1 }).lean()
    for (const { number } of portions) {
      const isOpen = await inTurn(signal, () => step(`create ${number}`, () => createPortion(work, number)))
      if (!isOpen) return
    }
    await step('done', () => endWork(work, 'IMPORTING', { state: 'DONE' }))
  },
}

/** @returns false when somebody ended it meanwhile */
async function createPortion(work: ImportWork, number: number) {
  const opened = await openImport(work, 'IMPORTING')
  const portion = await ImportPortion.findOne({ importId: work.importId, number }).lean()
  if (!opened || !portion) return false
  const rows = await createAccounts(opened, portion.rows)
  await saveRows(portion._id, rows)
  await countOn(work, number, {
    done: rows.length,
    created: rows.filter(({ outcome }) => outcome === 'CREATED').length,
    skipped: rows.filter(({ outcome }) => outcome === 'SKIPPED').length,
  })
  return true
}

/** Others may have created the same clients since the check: the rows are compared once more. */
async function createAccounts(opened: AccountImportRecord, rows: readonly ImportRow[]): Promise<ImportRow[]> {
  const read = new Map(
    rows.map(row => [row, row.outcome === 'INVALID' ? undefined : readRow(row.values, opened).account]),
  )
  const existing = await existingDuplicates([...read.values()].filter(account => account !== undefined))
  const drafts: Draft[] = []
  const decided = rows.map((row): ImportRow => {
    const account = read.get(row)
    if (!account) return row
    const duplicate = row.duplicate ?? existing.get(account)
    if (duplicate && opened.duplicates?.[duplicate.by] !== 'IMPORT') return { ...row, outcome: 'SKIPPED', duplicate }
    const draft = draftOf(account)
    drafts.push(draft)
    const { accountId, contact } = draft
    return { ...row, outcome: 'CREATED', accountId, ...(contact && { contactId: contact._id }) }
  })
  await Contact.insertMany(drafts.flatMap(({ contact }) => contact ?? []) as never, plain)
  await Account.insertMany(drafts.map(({ account }) => account) as never, plain)
  return decided
}

/** The rules have checked them: as documents of mongoose they would take twice the time. */
const plain = { lean: true, ignoreUndefined: true }

type Draft = ReturnType<typeof draftOf>

/** What `createAccount` would store. */
function draftOf(account: ReadAccount) {
  const accountId = new Types.ObjectId()
  const entered = account.type === 'BUSINESS' ? account.contact : undefined
  const now = new Date()
  const first = { version: 1, createdAt: now, updatedAt: now }
  const contact = entered ? { _id: new Types.ObjectId(), ...contactFields(entered), ...first } : undefined
  return {
    accountId,
    contact,
    account: {
      _id: accountId,
      type: account.type,
      contactIds: contact ? [contact._id] : [],
      ...accountFields(detailsIn(account), contact ? [contact.name] : []),
      ...first,
    },
  }
}
