import { formPaths, type MappedField, type TakenApart } from '@coverdesk/forms'
import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type FormTemplateId, formTemplateIds } from '../templates/form-templates.ts'

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

const schema = new Schema<AgencyFormRecord>({
  version: { type: Number, required: true, default: 1 },
  template: { type: String, enum: formTemplateIds, required: true },
  ...formPaths,
  mappedAt: { type: Date, default: null },
  license: {
    type: new Schema({ userId: required, at: { type: Date, required: true } }, { _id: false, id: false }),
    required: true,
  },
} as never)
schema.index({ agencyId: 1, template: 1 }, { unique: true })

export const AgencyForm = defineTenantModel('caraForms', schema, { typename: 'CaraForm' })

/** The agency’s form of this kind; null without one. */
export const formOfTemplate = (template: FormTemplateId): Promise<AgencyFormRecord | null> =>
  AgencyForm.findOne({ template }).lean<AgencyFormRecord>().exec()
