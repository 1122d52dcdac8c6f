import { type Draft, linesOf } from '../compose/draft.ts'
import { draftedDocument } from '../opening/drafted-document.ts'
import type { OpenedDocument } from '../opening/opened-document.ts'
import { splitPages } from '../opening/split-pages.ts'
import { decodeText } from './decode-text.ts'

/** Plain text: blank lines divide it. */
export async function openText(bytes: Buffer): Promise<OpenedDocument> {
  return draftedDocument(splitPages(paragraphsOf(decodeText(bytes))), 'PLAIN')
}

export const paragraphsOf = (text: string): Draft[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n|\f/)
    .map((part): Draft => ({ kind: 'PARAGRAPH', lines: linesOf(part) }))
    .filter(draft => 'lines' in draft && draft.lines.length > 0)
