import { alignments, type FieldMapping, type FormField, fieldKinds, matches, type TakenApart } from '@coverdesk/forms'
import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type FormTemplateId, formTemplateIds } from '../templates/form-templates.ts'

export type MappedField = FormField & FieldMapping

/** A form that an agency has a license for: one of each kind at the most. */
export interface AgencyFormRecord {
  _id: Types.ObjectId
  version: number
  template: FormTemplateId
  fileName: string
  /** Of the form without its fields. */
  fileId: string
  pages: TakenApart['pages']
  fields: MappedField[]
  /** When someone said what its fields are filled with; null: no one has looked at what was proposed. */
  mappedAt: Date | null
  /** Who said that the agency has a license for the form, and when. */
  license: { userId: string; at: Date }
}

const required = { type: String, required: true }
const number = { type: Number, required: true }
const part = { _id: false, id: false }

const place = new Schema({ page: number, x: number, y: number, width: number, height: number, turn: number }, part)
const field = new Schema(
  {
    name: required,
    kind: { type: String, enum: fieldKinds, required: true },
    source: { type: String, default: null },
    matchedBy: { type: String, enum: [...matches, null], default: null },
    // What the file says of a field never changes; the audit trail would only be long.
    tooltip: { type: String, default: null, secret: true },
    maxLength: { type: Number, default: null, secret: true },
    isMultiline: { type: Boolean, required: true, secret: true },
    isComb: { type: Boolean, required: true, secret: true },
    fontSize: { type: Number, required: true, secret: true },
    align: { type: String, enum: alignments, required: true, secret: true },
    places: { type: [place], required: true, secret: true },
  } as never,
  part,
)

const schema = new Schema<AgencyFormRecord>({
  version: { type: Number, required: true, default: 1 },
  template: { type: String, enum: formTemplateIds, required: true },
  ...{ fileName: required, fileId: required },
  pages: { type: [new Schema({ width: number, height: number }, part)], required: true },
  fields: { type: [field], required: true },
  mappedAt: { type: Date, default: null },
  license: { type: new Schema({ userId: required, at: { type: Date, required: true } }, part), required: true },
} as never)
schema.index({ agencyId: 1, template: 1 }, { unique: true })

export const AgencyForm = defineTenantModel('caraForms', schema, { typename: 'CaraForm' })

/** The agency’s form of this kind; null without one. */
export const formOfTemplate = (template: FormTemplateId): Promise<AgencyFormRecord | null> =>
  AgencyForm.findOne({ template }).lean<AgencyFormRecord>().exec()
