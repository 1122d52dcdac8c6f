import type { DocumentBlock } from '../../tools/drafts/document-block.ts'

/** A moment by the agency’s clock. */
export type WriteTime = (at: Date) => string

export const heading = (text: string, level = 1): DocumentBlock => ({ type: 'HEADING', level, text })
export const paragraph = (text: string): DocumentBlock => ({ type: 'PARAGRAPH', text })
export const list = (items: string[]): DocumentBlock => ({ type: 'LIST', isOrdered: false, items })
export const table = (header: string[], rows: string[][]): DocumentBlock => ({ type: 'TABLE', rows: [header, ...rows] })

/** What turns Markdown into blocks; its parser is loaded on demand. */
export type BlocksOf = (markdown: string) => DocumentBlock[]

/** Every line as someone wrote it. */
export const paragraphs = (text: string): DocumentBlock[] =>
  text.split('\n').flatMap(line => (line.trim() ? [paragraph(line.trim())] : []))

/** Its headings are below the one that it is under. */
export const below = (block: DocumentBlock): DocumentBlock =>
  block.type === 'HEADING' ? { ...block, level: 3 } : block
