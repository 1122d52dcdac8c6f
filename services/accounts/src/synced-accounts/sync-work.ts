import { fold } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Account, type AccountRecord } from '../accounts/account.model.ts'
import { findAccounts } from '../accounts/find-account.ts'
import { Contact, type ContactRecord } from '../contact-record/contact.model.ts'
import type { SyncedAccountsInput } from './synced-account.rules.ts'
import { SyncedAccountRecord, type SyncedRecord } from './synced-record.model.ts'
import { type ValuesThere, valuesThere } from './values-there.ts'

const maxCandidates = 500

/** What one command needs to know, read at once, and what it stores at its end. */
export interface SyncWork {
  source: string
  systemName: string
  /** A preview: nothing is stored. */
  isDry: boolean
  there: ReadonlyMap<object, ValuesThere>
  links: ReadonlyMap<string, SyncedRecord>
  /** By the ids of links and decisions; one that was merged is the one that was kept. */
  accounts: ReadonlyMap<string, AccountRecord>
  contacts: ReadonlyMap<string, ContactRecord>
  /** Accounts that share an e-mail address or a name with a record, and that no record there is yet. */
  candidates: AccountRecord[]
  drafts: { accounts: object[]; contacts: object[]; links: object[] }
}

export const linkKey = (recordType: SyncedRecord['recordType'], foreignId: string) => `${recordType} ${foreignId}`

export async function beginWork(input: SyncedAccountsInput, isDry: boolean): Promise<SyncWork> {
  const { source, systemName, records, takenIds } = input
  const found = await SyncedAccountRecord.find({
    source,
    $or: [
      { recordType: 'ACCOUNT', foreignId: { $in: records.map(({ foreignId }) => foreignId) } },
      {
        recordType: 'CONTACT',
        foreignId: { $in: records.flatMap(({ contacts }) => contacts.map(({ foreignId }) => foreignId)) },
      },
    ],
  } as never).lean<SyncedRecord[]>()
  const links = new Map(found.map(link => [linkKey(link.recordType, link.foreignId), link]))
  const idsOf = (recordType: SyncedRecord['recordType']) =>
    found.filter(link => link.recordType === recordType).map(({ recordId }) => String(recordId))
  const accountIds = [...new Set([...idsOf('ACCOUNT'), ...records.flatMap(({ linkTo }) => linkTo ?? [])])]
  const accounts = await findAccounts(accountIds)
  const there = new Map<object, ValuesThere>()
  for (const record of records) {
    there.set(record, valuesThere(record.fields))
    for (const contact of record.contacts) there.set(contact, valuesThere(contact.fields))
  }
  const byId = new Map(accountIds.flatMap((id, place) => (accounts[place] ? [[id, accounts[place]] as const] : [])))
  const candidates = await candidatesFor(
    source,
    records.map(record => there.get(record) as ValuesThere),
    takenIds,
  )
  return {
    ...{ source, systemName, isDry, there, links, candidates },
    accounts: byId,
    contacts: await contactsOf([...byId.values(), ...candidates], idsOf('CONTACT')),
    drafts: { accounts: [], contacts: [], links: [] },
  }
}

async function candidatesFor(
  source: string,
  records: readonly ValuesThere[],
  matchedIds: readonly string[],
): Promise<AccountRecord[]> {
  const texts = (field: string) => records.flatMap(({ values }) => values.get(field) ?? [])
  const keys = [
    { emailKey: { $in: texts('EMAIL').map(email => email.toLowerCase()) } },
    { sortName: { $in: texts('NAME').map(fold) } },
  ]
  const found = await Account.find({ $or: keys } as never)
    .limit(maxCandidates)
    .lean<AccountRecord[]>()
  if (found.length === 0) return []
  const recordId = { $in: found.map(({ _id }) => _id) }
  const taken = await SyncedAccountRecord.distinct('recordId', { source, recordType: 'ACCOUNT', recordId } as never)
  const takenIds = new Set([...taken.map(String), ...matchedIds])
  return found.filter(({ _id }) => !takenIds.has(String(_id)))
}

async function contactsOf(accounts: readonly AccountRecord[], ids: readonly string[]) {
  const wanted = [...accounts.flatMap(({ contactIds }) => contactIds), ...ids.map(id => new Types.ObjectId(id))]
  const found = await Contact.find({ _id: { $in: wanted } }).lean<ContactRecord[]>()
  return new Map(found.map(contact => [String(contact._id), contact]))
}

const plain = { lean: true, ignoreUndefined: true }

/** Stores what was drafted. */
export async function storeDrafts({ isDry, drafts }: SyncWork): Promise<void> {
  if (isDry) return
  if (drafts.contacts.length > 0) await Contact.insertMany(drafts.contacts as never, plain)
  if (drafts.accounts.length > 0) await Account.insertMany(drafts.accounts as never, plain)
  if (drafts.links.length > 0) await SyncedAccountRecord.insertMany(drafts.links as never, plain)
}

interface Comparison {
  recordType: SyncedRecord['recordType']
  foreignId: string
  recordId: Types.ObjectId
  base: SyncedRecord['base']
}

/** Remembers which record it is, and what the other system had. */
export async function keepLink(work: SyncWork, { recordType, foreignId, recordId, base }: Comparison): Promise<void> {
  if (work.isDry) return
  const known = work.links.get(linkKey(recordType, foreignId))
  if (!known) {
    work.drafts.links.push({ source: work.source, recordType, foreignId, recordId, base })
    return
  }
  const kept = { ...known.base, ...base }
  if (JSON.stringify(kept) === JSON.stringify(known.base)) return
  await SyncedAccountRecord.updateOne({ _id: known._id }, { $set: { base: kept } })
}

/** The first values of a record: what it was created with. */
export const newRecord = () => {
  const now = new Date()
  return { _id: new Types.ObjectId(), version: 1, createdAt: now, updatedAt: now }
}
