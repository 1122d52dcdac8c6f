import { buffer } from 'node:stream/consumers'
import { readFile } from '@coverdesk/kit'
import { designOf } from '../designs/base-styles.ts'
import { writePdf } from '../pdf/process/write-pdf.ts'
import type { StyleFile } from '../records/style.model.ts'
import type { ChosenStyle } from './chosen-style.ts'
import { composeDocument, type WrittenDocument } from './compose-document.ts'

/** A document as a PDF, with the pages that its style adds. The same document in the same style has the same bytes. */
export async function pdfOfDocument(written: WrittenDocument, style: ChosenStyle): Promise<Buffer> {
  const design = designOf(style.baseStyleId)
  const [before, after] = [await bytesOf(style.prefixFiles), await bytesOf(style.suffixFiles)]
  const createdAt = Math.floor(written.at.getTime() / 1_000)
  return writePdf({ document: await composeDocument(written, design), design, createdAt, before, after })
}

const bytesOf = async ([file]: readonly StyleFile[]) => (file ? buffer(readFile(file.id)) : null)
