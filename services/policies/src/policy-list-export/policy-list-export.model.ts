import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** That someone took a list of the agency's policies out of the product; the audit entry says who. */
export interface PolicyListExportRecord {
  _id: Types.ObjectId
  /** How many rows the list had when it began. */
  rows: number
  columns: string[]
  /** What the list was narrowed by, as its address says it. */
  address: string
}

const schema = new Schema<PolicyListExportRecord>({
  rows: { type: Number, required: true },
  columns: [String],
  address: { type: String, default: '' },
})

export const PolicyListExport = defineTenantModel('policyListExports', schema, { typename: 'PolicyListExport' })
