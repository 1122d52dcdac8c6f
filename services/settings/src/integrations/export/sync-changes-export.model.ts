import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'

/** That someone took a run's changes out as a file. */
interface SyncChangesExportRecord {
  runId: Types.ObjectId
  rows: number
  columns: string[]
}

export const SyncChangesExport = defineTenantModel(
  'syncChangesExports',
  new Schema<SyncChangesExportRecord>({
    runId: { type: Schema.Types.ObjectId, required: true },
    rows: { type: Number, required: true },
    columns: [String],
  }),
)
