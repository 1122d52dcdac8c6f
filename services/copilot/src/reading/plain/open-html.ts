import { draftedDocument } from '../opening/drafted-document.ts'
import type { OpenedDocument } from '../opening/opened-document.ts'
import { splitPages } from '../opening/split-pages.ts'
import { decodeText } from './decode-text.ts'
import { htmlBlocks } from './html-blocks.ts'

/** A web page that came with a mail. */
export const openHtml = async (bytes: Buffer): Promise<OpenedDocument> =>
  draftedDocument(splitPages(htmlBlocks(decodeText(bytes))), 'PLAIN')
