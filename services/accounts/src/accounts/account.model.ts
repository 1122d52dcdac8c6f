import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type SchemaDefinition, type Types } from 'mongoose'
import type { AccountDetails, AccountType } from './account.rules.ts'

export interface AccountRecord {
  _id: Types.ObjectId
  type: AccountType
  version: number
  details: AccountDetails
  contactIds: Types.ObjectId[]
  /** The folded name that lists are sorted by. */
  sortName: string
  /** The folded words that a search looks at; only searches read them. */
  words: string[]
  /** The folded first line of the address, by which others are completed. */
  addressKey?: string | null
  /** The address in lower case: equal ones are duplicates. */
  emailKey: string
  createdAt: Date
  updatedAt: Date
}

const part = (fields: SchemaDefinition) => new Schema(fields, { _id: false })

const address = part({ line1: String, line2: String, city: String, zone: String, postalCode: String })

const schema = new Schema<AccountRecord>(
  {
    type: { type: String, enum: ['BUSINESS', 'INDIVIDUAL'], required: true },
    version: { type: Number, required: true, default: 1 },
    details: {
      type: part({
        name: { type: String, required: true },
        dba: String,
        email: { type: String, required: true },
        phone: String,
        website: String,
        mailingAddress: address,
      }),
      required: true,
    },
    contactIds: [Schema.Types.ObjectId],
    sortName: { type: String, required: true },
    words: { type: [String], required: true, select: false },
    addressKey: String,
    emailKey: { type: String, required: true },
  },
  { timestamps: true },
)
schema.index({ agencyId: 1, sortName: 1, _id: 1 })
schema.index({ agencyId: 1, createdAt: 1, _id: 1 })
schema.index({ agencyId: 1, updatedAt: 1, _id: 1 })
schema.index({ agencyId: 1, type: 1, sortName: 1, _id: 1 })
schema.index({ agencyId: 1, type: 1, createdAt: 1, _id: 1 })
schema.index({ agencyId: 1, words: 1 })
// Possible duplicates.
schema.index({ agencyId: 1, 'details.phone': 1 })
// Of one contact.
schema.index({ agencyId: 1, contactIds: 1, sortName: 1, _id: 1 })
schema.index({ agencyId: 1, addressKey: 1, _id: 1 })
schema.index({ agencyId: 1, emailKey: 1 })

export const Account = defineTenantModel('accounts', schema, { typename: 'Account' })
