import { type FieldMapping, matches } from '../matching/match-fields.ts'
import { alignments, type FormField, fieldKinds } from '../reading/form-field.ts'

/** A field of a form that an agency keeps, with what it is filled with. */
export type MappedField = FormField & FieldMapping

const required = { type: String, required: true }
const number = { type: Number, required: true }
const place = { _id: false, page: number, x: number, y: number, width: number, height: number, turn: number }
const page = { _id: false, width: number, height: number }
const field = {
  _id: false,
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
}

/** What the model of a kept form has of its file: paths of a Mongoose schema. */
export const formPaths = {
  fileName: required,
  fileId: required,
  pages: { type: [page], required: true },
  fields: { type: [field], required: true },
}

/** A field as a query answers it: with its first place. */
export const presentField = ({ places: [place], isMultiline, isComb, fontSize, align, ...field }: MappedField) => ({
  ...field,
  ...{ page: place?.page ?? 1, x: place?.x ?? 0, y: place?.y ?? 0 },
  ...{ width: place?.width ?? 0, height: place?.height ?? 0 },
})
