import { PDFWriter } from '@cantoo/pdf-lib'
import { Budget } from './budget.ts'
import { copyDocument } from './copying/copy-document.ts'
import { parseDocument } from './parsing/parse-document.ts'
import { measureStream } from './streams/measure-stream.ts'
import { verifyInert } from './verify-inert.ts'

export interface RebuiltPdf {
  bytes: Uint8Array
  /** Whether something was left out that could have acted: a script, an action, an attached file, a signature. */
  isSanitized: boolean
}

/**
 * Makes a new PDF of one from a stranger, which looks the same, has the same text and the same form, and does nothing
 * (docs/adr/0040). It needs no password to be opened. Belongs into a process of its own.
 *
 * @param password tried where the file doesn't open without one
 * @throws PasswordRefused where it needs a password, or another one; PdfRefused where it can't be opened otherwise, or
 * costs too much to
 */
export async function rebuildPdf(file: Buffer, password = ''): Promise<RebuiltPdf> {
  const budget = new Budget()
  const source = parseDocument(file, budget, password)
  const { target, streams, isSanitized } = copyDocument(source, budget)
  for (const stream of streams) await measureStream(stream, budget)
  budget.check()
  const bytes = await PDFWriter.forContext(target, Number.POSITIVE_INFINITY).serializeToBuffer()
  await verifyInert(bytes)
  return { bytes, isSanitized }
}
