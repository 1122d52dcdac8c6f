import type { PDFContext } from '@cantoo/pdf-lib'
import { damaged } from '../../limits/pixels.ts'
import type { Budget } from '../budget.ts'
import { PdfRefused } from '../terms/pdf-refused.ts'
import { type Decryption, decryptionOf } from './decryption.ts'
import { DocumentParser } from './document-parser.ts'

/** @throws PdfRefused where the document needs a password, or has too much in it */
export async function parseDocument(file: Buffer, budget: Budget): Promise<PDFContext> {
  const decryption = file.includes('/Encrypt', 0, 'latin1') ? await readDecryption(file, budget) : null
  return parse(new DocumentParser(file, { budget, decryption }), budget)
}

async function readDecryption(file: Buffer, budget: Budget): Promise<Decryption | null> {
  const context = await parse(new DocumentParser(file, { budget, decryption: null, isSkimmed: true }), budget)
  return context.trailerInfo.Encrypt && context.lookup(context.trailerInfo.Encrypt) ? decryptionOf(context) : null
}

async function parse(parser: DocumentParser, budget: Budget) {
  try {
    return await parser.parseDocument()
  } catch {
    throw new PdfRefused(damaged)
  } finally {
    budget.check()
  }
}
