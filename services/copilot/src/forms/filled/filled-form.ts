import type { FormQuote } from '../resolving/form-case.ts'
import type { Origin, StatedValue } from '../resolving/resolved.ts'
import type { FormTemplateId } from '../templates/form-templates.ts'

type FilledFieldState = 'CERTAIN' | 'UNCERTAIN' | 'MISSING' | 'LEFT_EMPTY'

/** A field as Cara left it; its value is among `values`. */
export interface FilledField {
  name: string
  label: string
  state: FilledFieldState
  origin: Origin | null
  /** Where a value of a record or an answer is from, in words. */
  from: string | null
  /** Why it is uncertain, missing or empty. */
  reason: string | null
  /** The values that it could be, where more than one is stated. */
  choices: StatedValue[]
}

type FieldValue = string | true

export interface FilledValue {
  field: string
  value: FieldValue
}

/** What a person changed of Cara’s draft. */
interface FieldEdit {
  field: string
  userId: string
  at: Date
}

/** What the artifact of a filled form keeps. */
export interface FilledForm {
  template: { id: FormTemplateId; name: string; formId: string; formVersion: number; fileName: string }
  values: FilledValue[]
  fields: FilledField[]
  /** Of values from documents; once verified they have the place of the quote. */
  sources: (FormQuote & { field: string; passageId: string })[]
  /** Empty before a person has changed anything. */
  edits: FieldEdit[]
  /** Stored when someone reviewed it: exactly this document. */
  reviewedFileId?: string | null
}
