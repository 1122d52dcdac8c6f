import type { DocumentBlock } from '../../tools/drafts/document-block.ts'
import type { Design } from '../designs/design.ts'
import { styleBlocks } from '../render/style-blocks.ts'
import type { DocumentSource, StyledDocument } from '../render/styled-document.ts'
import { senderOfAgency } from './sender-of-agency.ts'

export interface WrittenDocument {
  title: string
  blocks: readonly DocumentBlock[]
  sources: DocumentSource[]
  /** When it was written. */
  at: Date
}

type From = Awaited<ReturnType<typeof senderOfAgency>>

/** A document as the current agency sends it, in a design. @throws SUBGRAPH_UNAVAILABLE while settings don’t answer */
export const composeDocument = async (written: WrittenDocument, design: Design): Promise<StyledDocument> =>
  styledDocument(written, design, await senderOfAgency())

/** The same, for who knows the agency already. */
export function styledDocument(
  { title, blocks, sources, at }: WrittenDocument,
  { isNumbered }: Design,
  { sender, timeZone }: From,
): StyledDocument {
  const marks = new Set(sources.flatMap(({ mark }) => (mark === null ? [] : [mark])))
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at)
  return { title, sender, date, blocks: styleBlocks(blocks, { title, isNumbered, marks }), sources }
}
