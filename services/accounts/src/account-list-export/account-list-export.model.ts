import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** That someone took a list of the agency's clients out of the product; the audit entry says who. */
export interface AccountListExportRecord {
  _id: Types.ObjectId
  /** How many rows the list had when it began. */
  rows: number
  columns: string[]
  search?: string | undefined
  type?: string | undefined
  sort?: string | undefined
}

const schema = new Schema<AccountListExportRecord>({
  rows: { type: Number, required: true },
  columns: [String],
  search: String,
  type: String,
  sort: String,
})

export const AccountListExport = defineTenantModel('accountListExports', schema, { typename: 'AccountListExport' })
