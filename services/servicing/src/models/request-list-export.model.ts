import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** That someone took a list of the agency’s service requests out of the product; the audit entry says who. */
export interface RequestListExportRecord {
  _id: Types.ObjectId
  /** How many rows the list had when it began. */
  rows: number
  columns: string[]
  /** What the list was narrowed by, as its address says it. */
  address: string
}

const schema = new Schema<RequestListExportRecord>({
  rows: { type: Number, required: true },
  columns: [String],
  address: { type: String, default: '' },
})

export const RequestListExport = defineTenantModel('serviceRequestListExports', schema, {
  typename: 'ServiceRequestListExport',
})
