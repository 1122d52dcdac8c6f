/** How the text of a page was read. */
export type ReadingMethod = 'TEXT_LAYER' | 'OCR' | 'OFFICE' | 'MAIL' | 'PLAIN'

/** A rectangle on a page as fractions of its width and height as people see it, from the top left corner: 0 to 1. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A word, and where it is in the text of its page and on it. */
export interface Word {
  text: string
  /** Where it begins in `Page.text`. */
  offset: number
  /** Null where a page has no place for it: Office, mail and plain text. */
  box: Box | null
  /** 0 to 1; 1 but for OCR. */
  confidence: number
}

/** What a stretch of the page's text is. Blocks follow each other in reading order and don't overlap. */
export interface Block {
  kind: 'HEADING' | 'PARAGRAPH' | 'LIST_ITEM' | 'TABLE_ROW' | 'FORM_FIELD' | 'HEADER' | 'FOOTER'
  /** In `Page.text`. */
  start: number
  end: number
  /** 1 to 6, of a heading. */
  level?: number
  /** Of a table row: each cell, in `Page.text`; an empty cell begins where it ends. `table` numbers the tables of a page. */
  cells?: { start: number; end: number }[]
  table?: number
  /** Of a form field: its name, and what is filled in ("Yes" and "No" of a checkbox). */
  field?: { name: string; value: string }
}

/**
 * A page as a person would count it, in reading order. Rotated and two-column pages are read as people read them.
 * Of a spreadsheet each sheet is a page, of a mail the mail and each attachment's pages, of a text that has no pages some 3,000 characters.
 */
export interface Page {
  /** From 1. */
  number: number
  /** As people refer to it, where it isn't the number: "Sheet Locations", "Attachment limits.pdf, page 2". */
  label: string | null
  /** In points as people see it; null where there is no paper. */
  size: { width: number; height: number } | null
  method: ReadingMethod
  /** Lines end with \n, blocks with \n\n; cells of a table row are separated by \t. */
  text: string
  words: Word[]
  blocks: Block[]
}
