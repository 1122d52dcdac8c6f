/** A field of a fillable form, as a server has it. */
export interface FormField {
  /** In its file. */
  name: string
  tooltip?: string | null
  kind: 'TEXT' | 'CHECKBOX'
  /** From 1. */
  page: number
  /** Its place on the page, from its upper left corner, as shares of the page's width and height. */
  x: number
  y: number
  width: number
  height: number
  /** Characters; null: as many as it takes. */
  maxLength?: number | null
  /** The key of what fills it; null: nothing does. */
  source?: string | null
  /** Where `source` comes from; null where no one and nothing has said. */
  matchedBy?: 'NAME' | 'TOOLTIP' | 'FORMER_FORM' | 'STAFF' | null
}

/** A form whose fields are matched. */
export interface MatchedForm {
  id: string
  version: number
  fileName: string
  /** The empty form as a PDF. */
  viewUrl: string
  fields: readonly FormField[]
}

/** What a field can be filled with. */
export interface FormFieldSource {
  key: string
  label: string
  group: string
  kind: FormField['kind']
}

/** What is saved: a field, and the key of what fills it; null: it is left empty. */
export interface FieldMatch {
  name: string
  source: string | null
}
