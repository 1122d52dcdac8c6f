import {
  type AuditRecord,
  type FieldChange,
  fieldChanges,
  findAuditEntries,
  findExisting,
  type PageArguments,
} from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { AccountExport } from '../account-data/account-export.model.ts'
import { Account, type AccountRecord } from '../accounts/account.model.ts'
import { MergedAccount } from '../accounts/merged-account.model.ts'
import { Certificate } from '../certificates/record/certificate.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { AccountNote } from '../notes/note.model.ts'

type Change = AuditRecord['changes'][number]
type Stored = Record<string, unknown> | null

/** What someone did, as far as the account's screens show it. */
export interface Activity extends Omit<AuditRecord, 'changes'> {
  changes: {
    typename: string
    recordId: string
    kind: Change['kind']
    name: string | null
    fields: FieldChange[]
  }[]
}

/** Of more notes, exports or certificates than this the oldest ones' changes are left out. */
const maxRecords = 500

/** What was done to an account and what belongs to it. @throws NOT_FOUND */
export async function readActivity(accountId: string, page: PageArguments) {
  const account = await findExisting(Account, 'account', accountId)
  const ids = await idsOf(account)
  const found = await findAuditEntries({ ids }, page)
  const names = await contactNames(found.items)
  const shown = new Set(ids)
  return {
    ...found,
    items: found.items.map(
      (entry): Activity => ({
        ...entry,
        changes: entry.changes.filter(({ id }) => shown.has(id)).flatMap(change => present(change, names)),
      }),
    ),
  }
}

async function idsOf({ _id, contactIds }: AccountRecord): Promise<string[]> {
  const notes = await AccountNote.find({ accountId: _id }, { _id: 1 }).sort({ createdAt: -1 }).limit(maxRecords).lean()
  const [merged, exports, certificates] = await Promise.all([
    MergedAccount.find({ survivorId: _id }, { _id: 1 }).lean(),
    AccountExport.find({ accountId: _id }, { _id: 1 }).sort({ _id: -1 }).limit(maxRecords).lean(),
    Certificate.find({ accountId: _id }, { _id: 1 }).sort({ createdAt: -1 }).limit(maxRecords).lean(),
  ])
  return [_id, ...contactIds, ...[...notes, ...merged, ...exports, ...certificates].map(record => record._id)].map(
    String,
  )
}

/** What a list sorts and searches by says nothing to people. */
const visible: Record<string, readonly string[]> = {
  Account: ['type', 'details', 'contactIds'],
  Contact: ['name', 'email', 'phone'],
  AccountNote: ['text'],
  CertificateOfLiabilityInsurance: [
    'holder',
    'additionalInsured',
    'descriptionOfOperations',
    'overrideReason',
    'replacesNumber',
  ],
}

function present(change: Change, names: Map<string, string>): Activity['changes'] {
  const { typename, id, before, after } = change
  const fields = visible[typename]
  if (!fields) return []
  const kind = kindOf(change)
  const [old, present] = [shownOf(before, fields, names), shownOf(after, fields, names)]
  // A deleted note keeps its text; people see it go.
  const changed = kind === 'UPDATED' ? fieldChanges(old, present) : fieldChanges(null, present ?? old)
  if (kind === 'UPDATED' && changed.length === 0) return []
  return [{ typename, recordId: id, kind, name: nameOf(after ?? before), fields: kind === 'DELETED' ? [] : changed }]
}

function kindOf({ kind, before, after }: Change): Change['kind'] {
  const [wasThere, isThere] = [!before?.['deletedAt'], !after?.['deletedAt']]
  if (kind !== 'UPDATED' || wasThere === isThere) return kind
  return isThere ? 'CREATED' : 'DELETED'
}

function shownOf(
  record: Stored,
  fields: readonly string[],
  names: Map<string, string>,
): Record<string, unknown> | null {
  if (!record) return null
  const known = fields.filter(field => field in record).map(field => [field, record[field]] as const)
  const { contactIds, ...rest } = Object.fromEntries(known)
  const contacts = (contactIds as Types.ObjectId[] | undefined)?.map(id => names.get(String(id)) ?? 'A former user')
  return contacts?.length ? { ...rest, contacts: contacts.join(', ') } : rest
}

function nameOf(record: Stored): string | null {
  type Named = { name?: string; details?: { name?: string }; certificateNumber?: string }
  const { name, details, certificateNumber } = (record ?? {}) as Named
  return name ?? details?.name ?? certificateNumber ?? null
}

/** Accounts name their contacts by id, people by name. */
async function contactNames(entries: AuditRecord[]): Promise<Map<string, string>> {
  const records = entries.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]))
  const ids = new Set(records.flatMap(record => ((record?.['contactIds'] as unknown[]) ?? []).map(String)))
  const contacts = await Contact.find({ _id: { $in: [...ids] } }, { name: 1 }).lean()
  return new Map(contacts.map(({ _id, name }) => [String(_id), name]))
}
