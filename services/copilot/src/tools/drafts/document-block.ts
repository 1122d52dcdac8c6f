/** A part of a document that Cara wrote. Texts are plain, with marks such as `[1]`. */
export type DocumentBlock =
  /** `level` is 1 to 3. */
  | { type: 'HEADING'; level: number; text: string }
  | { type: 'PARAGRAPH'; text: string }
  | { type: 'LIST'; isOrdered: boolean; items: string[] }
  /** The first row is its header. */
  | { type: 'TABLE'; rows: string[][] }
  | { type: 'QUOTE'; text: string }
