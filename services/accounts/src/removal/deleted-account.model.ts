import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { AccountRecord } from '../accounts/account.model.ts'
import type { ContactRecord } from '../contact-record/contact.model.ts'

/** An account that was deleted, with all that it takes to bring it back. Its notes, applications and certificates wait where they are. */
export interface DeletedAccountRecord {
  /** The account's. */
  _id: Types.ObjectId
  name: string
  account: Omit<AccountRecord, 'words'>
  /** Those who went with it. */
  contacts: Omit<ContactRecord, 'words'>[]
  deletedAt: Date
  deletedById: string
  purgedAt: Date
}

/** Read only when it comes back; the audit entry of the deletion holds the records already. */
const aside = { secret: true, select: false }

const schema = new Schema<DeletedAccountRecord>({
  name: { type: String, required: true },
  account: { type: Schema.Types.Mixed, required: true, ...aside },
  contacts: { type: [Schema.Types.Mixed], ...aside },
  deletedAt: { type: Date, required: true },
  deletedById: { type: String, required: true },
  purgedAt: { type: Date, required: true },
} as never)

export const DeletedAccount = defineTenantModel('deletedAccounts', schema)
