/** As in the schema: what a field takes. */
export const fieldKinds = ['TEXT', 'CHECKBOX'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Where a field stands, as shares of the page's width and height from its upper left corner. */
export interface FieldPlace {
  /** From 1. */
  page: number
  x: number
  y: number
  width: number
  height: number
  /** Degrees by which its text is turned, counterclockwise: 0, 90, 180 or 270. */
  turn: number
}

export const alignments = ['LEFT', 'CENTER', 'RIGHT'] as const

/** A field of a form, as its file has it. */
export interface FormField {
  /** With the names of what it is a part of, joined by full stops. */
  name: string
  tooltip: string | null
  kind: FieldKind
  /** Characters. */
  maxLength: number | null
  isMultiline: boolean
  /** Each character is in a cell of its own; there are `maxLength`. */
  isComb: boolean
  /** Points; 0: as large as fits. */
  fontSize: number
  align: (typeof alignments)[number]
  /** All of them show the same. */
  places: FieldPlace[]
}

/** An own form, taken apart: a document that does nothing, and what was fillable in it. */
export interface TakenApart {
  /** A PDF without a field. */
  document: Buffer
  /** In points, as they are read. */
  pages: { width: number; height: number }[]
  /** In the order of pages, and on each from the top. */
  fields: FormField[]
}
