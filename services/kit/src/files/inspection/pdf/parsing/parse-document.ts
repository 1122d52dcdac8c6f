import type { PDFContext } from '@cantoo/pdf-lib'
import { damaged } from '../../limits/pixels.ts'
import type { Budget } from '../budget.ts'
import { PdfRefused } from '../terms/pdf-refused.ts'
import { type Decryption, decryptionOf } from './decryption.ts'
import { DocumentParser } from './document-parser.ts'

/** @throws PasswordRefused where the document needs a password, or another one; PdfRefused where it has too much in it */
export async function parseDocument(file: Buffer, budget: Budget, password: string): Promise<PDFContext> {
  const decryption = await readDecryption(file, budget, password)
  return parse(new DocumentParser(file, { budget, decryption }), budget)
}

/** Null where the document isn't encrypted. @throws as `parseDocument` */
export async function readDecryption(file: Buffer, budget: Budget, password: string): Promise<Decryption | null> {
  if (!file.includes('/Encrypt', 0, 'latin1')) return null
  const context = await parse(new DocumentParser(file, { budget, decryption: null, isSkimmed: true }), budget)
  return context.trailerInfo.Encrypt && context.lookup(context.trailerInfo.Encrypt)
    ? decryptionOf(context, password)
    : null
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
