import type { Types } from 'mongoose'

/** What a row keeps of the account that it became. */
export interface KeptOfAccount {
  accountId: Types.ObjectId
  /** Its contact, where it has one. */
  contactId?: Types.ObjectId
}
