import { defineTenantModel, emit } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { AccountType } from '../accounts/account.rules.ts'
import { type FieldColumn, type ImportField, importFields } from './import-fields.ts'

export type ImportState =
  | 'MAPPING'
  | 'CHECKING'
  | 'CHECKED'
  | 'IMPORTING'
  | 'DONE'
  | 'CANCELED'
  | 'FAILED'
  | 'UNDOING'
  | 'UNDONE'

export type DuplicateKind = 'EMAIL' | 'NAME_AND_ZIP'
export type DuplicateChoice = 'SKIP' | 'IMPORT'

const noCounts = {
  rows: 0,
  ready: 0,
  invalid: 0,
  emailDuplicates: 0,
  nameDuplicates: 0,
  done: 0,
  created: 0,
  skipped: 0,
  removed: 0,
  kept: 0,
}
export type ImportCounts = typeof noCounts

/** One client list on its way in. */
export interface AccountImportRecord {
  _id: Types.ObjectId
  /** Counts what people do and where it ends; progress does not change it, so that somebody can cancel meanwhile. */
  version: number
  state: ImportState
  fileId: string
  fileName: string
  encoding: 'utf-8' | 'windows-1252'
  delimiter: string
  columns: { heading: string; examples: string[] }[]
  signature: string
  mapping: FieldColumn[]
  accountType?: AccountType | null
  isRemembered: boolean
  duplicates?: Record<DuplicateKind, DuplicateChoice>
  counts: ImportCounts
  failure?: string | null
  /** Unknown of those that were begun before it was kept. */
  createdById?: string
  createdAt: Date
  updatedAt: Date
}

const counts = Object.fromEntries(Object.keys(noCounts).map(name => [name, { type: Number, default: 0 }]))
const mapping = [{ _id: false, field: { type: String, enum: importFields }, column: Number }]

const schema = new Schema<AccountImportRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    state: { type: String, required: true, default: 'MAPPING' },
    fileId: { type: String, required: true },
    fileName: { type: String, required: true },
    encoding: { type: String, required: true },
    delimiter: { type: String, required: true },
    columns: [{ _id: false, heading: String, examples: [String] }],
    signature: { type: String, required: true },
    mapping,
    accountType: String,
    isRemembered: { type: Boolean, required: true },
    duplicates: { type: new Schema({ EMAIL: String, NAME_AND_ZIP: String }, { _id: false }) },
    counts: { type: new Schema(counts, { _id: false }), default: () => ({}) },
    failure: String,
    createdById: String,
  },
  { timestamps: true },
)
schema.index({ agencyId: 1, createdAt: 1, _id: 1 })

export const AccountImport = defineTenantModel('accountImports', schema)

/** Tells open pages, also of progress, which is no version. */
export const tellImport = (id: unknown, version: number | null): void =>
  emit('AccountImportUpdated', { typename: 'AccountImport', id: String(id), version, kind: 'UPDATED' })

/** Tells open pages that their list of imports has one more. */
export const tellNewImport = (id: unknown): void =>
  emit('AccountImportCreated', { typename: 'AccountImport', id: String(id), version: 1, kind: 'CREATED' })

export type RowOutcome = 'READY' | 'INVALID' | 'DUPLICATE' | 'CREATED' | 'SKIPPED' | 'KEPT' | 'REMOVED'

export interface ImportRow {
  /** As a spreadsheet counts: the headings are row 1. */
  number: number
  values: string[]
  outcome: RowOutcome
  errors: { field?: ImportField; message: string }[]
  duplicate?: { by: DuplicateKind; accountId?: Types.ObjectId; row?: number }
  accountId?: Types.ObjectId
  /** Why an undo has kept its account. */
  keptBecause?: string
  contactId?: Types.ObjectId
}

/** Some rows of an import: what one step of its jobs does. */
export interface ImportPortionRecord {
  _id: Types.ObjectId
  importId: Types.ObjectId
  number: number
  /** The number of its last row. */
  lastRow: number
  /** Those that its rows have. */
  outcomes: RowOutcome[]
  rows: ImportRow[]
}

const portionSchema = new Schema<ImportPortionRecord>({
  importId: { type: Schema.Types.ObjectId, required: true },
  number: { type: Number, required: true },
  lastRow: { type: Number, required: true },
  outcomes: [String],
  // The audit trail holds the accounts that become of them; a second copy of each row would only be large.
  rows: { type: [Schema.Types.Mixed] as never, secret: true },
})
portionSchema.index({ agencyId: 1, importId: 1, number: 1 }, { unique: true })

export const ImportPortion = defineTenantModel('accountImportPortions', portionSchema)

/** What somebody said of files with these headings. */
interface RememberedMappingRecord {
  _id: Types.ObjectId
  signature: string
  mapping: FieldColumn[]
  accountType?: AccountType | null
}

const rememberedSchema = new Schema<RememberedMappingRecord>({
  signature: { type: String, required: true },
  mapping,
  accountType: String,
})
rememberedSchema.index({ agencyId: 1, signature: 1 }, { unique: true })

export const RememberedMapping = defineTenantModel('accountImportMappings', rememberedSchema)
