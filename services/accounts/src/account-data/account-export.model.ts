import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** That someone took all that is known about an account out of the product; the audit entry says who. */
export interface AccountExportRecord {
  _id: Types.ObjectId
  accountId: Types.ObjectId
}

const schema = new Schema<AccountExportRecord>({ accountId: { type: Schema.Types.ObjectId, required: true } } as never)
schema.index({ agencyId: 1, accountId: 1 })

export const AccountExport = defineTenantModel('accountExports', schema, { typename: 'AccountExport' })
