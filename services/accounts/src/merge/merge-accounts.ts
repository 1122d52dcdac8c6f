import {
  type CallContext,
  CoverdeskError,
  conflict,
  emit,
  endReferences,
  findExisting,
  parseInput,
  updateVersioned,
} from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Account, type AccountRecord } from '../accounts/account.model.ts'
import { accountFields, mergeAccountsInput } from '../accounts/account.rules.ts'
import { maxContacts } from '../accounts/account-contacts.ts'
import { contactNames } from '../accounts/contact-names.ts'
import { MergedAccount } from '../accounts/merged-account.model.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { BusinessApplication } from '../applications/application.model.ts'
import { Certificate } from '../certificates/record/certificate.model.ts'
import { moveReissues } from '../certificates/reissue/reissues-of-account.ts'
import { AccountNote } from '../notes/note.model.ts'

/** Two accounts that are the same client, in the versions that someone compared. */
export interface MergePair {
  survivorId: string
  survivorVersion: number
  duplicateId: string
  duplicateVersion: number
}

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the account that was changed in the meantime */
export async function mergeAccounts(context: CallContext, pair: MergePair, input: unknown): Promise<AccountRecord> {
  const survivor = await findExisting(Account, 'account', pair.survivorId)
  const duplicate = await findExisting(Account, 'account', pair.duplicateId)
  refuseUnlike(survivor, duplicate)
  const change = parseInput(mergeAccountsInput[survivor.type], input)
  if (duplicate.version !== pair.duplicateVersion) throw conflict(await presentAccount(context, duplicate))
  const contactIds = union(survivor.contactIds, duplicate.contactIds)
  if (contactIds.length > maxContacts) throw refused(`Together they have more than ${maxContacts} contacts.`)
  const details = ('business' in change ? change.business : undefined) ?? change.individual ?? survivor.details
  const fields = { ...accountFields(details, await contactNames(contactIds)), contactIds }
  const version = { id: pair.survivorId, version: pair.survivorVersion }
  const merged = await updateVersioned(Account, 'account', version, { $set: fields }, latest =>
    presentAccount(context, latest),
  )
  await moveBelongings(duplicate, survivor)
  await Account.deleteOne({ _id: duplicate._id })
  await endReferences('Account', pair.duplicateId)
  emit('AccountsMerged', {
    typename: 'Account',
    id: pair.duplicateId,
    version: null,
    kind: 'DELETED',
    into: pair.survivorId,
  })
  return merged
}

function refuseUnlike(one: AccountRecord, other: AccountRecord) {
  if (one._id.equals(other._id)) throw refused('Choose two different accounts.')
  if (one.type !== other.type) throw refused('A business and an individual can’t be merged.')
}

const union = (these: Types.ObjectId[], those: Types.ObjectId[]) => [
  ...these,
  ...those.filter(id => !these.some(other => other.equals(id))),
]

/** What led to the duplicate leads to the survivor, also from accounts that had been merged into the duplicate. */
async function moveBelongings({ _id: from }: AccountRecord, { _id: to }: AccountRecord) {
  await AccountNote.updateMany({ accountId: from }, { $set: { accountId: to } }, { timestamps: false })
  await BusinessApplication.updateMany({ accountId: from }, { $set: { accountId: to } })
  await Certificate.updateMany({ accountId: from }, { $set: { accountId: to } }, { timestamps: false })
  await moveReissues(from, to)
  await MergedAccount.updateMany({ survivorId: from }, { $set: { survivorId: to } })
  await MergedAccount.insertOne({ _id: from, survivorId: to, mergedAt: new Date() })
}

const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)
