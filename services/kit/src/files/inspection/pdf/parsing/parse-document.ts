import type { PDFContext } from '@cantoo/pdf-lib'
import { damaged } from '../../limits/pixels.ts'
import type { Budget } from '../budget.ts'
import { PasswordRefused, PdfRefused } from '../terms/pdf-refused.ts'
import { hasCrossReference, readCrossReference } from './cross-reference.ts'
import { DocumentParser } from './document-parser.ts'
import { SourceDocument } from './source-document.ts'

/** Junk before the document; offsets count from behind it. */
const maxJunk = 1024

/** @throws PasswordRefused where the document needs a password, or another one; PdfRefused where it has too much in it */
export function parseDocument(file: Buffer, budget: Budget, password: string): PDFContext {
  try {
    return openDocument(file, budget, password).readAll()
  } catch (error) {
    throw error instanceof PasswordRefused || error instanceof PdfRefused ? error : new PdfRefused(damaged)
  } finally {
    budget.check()
  }
}

function openDocument(file: Buffer, budget: Budget, password: string): SourceDocument {
  const start = file.subarray(0, maxJunk).indexOf('%PDF-', 0, 'latin1')
  if (start < 0) throw new PdfRefused(damaged)
  const bytes = file.subarray(start)
  const parser = new DocumentParser(bytes, budget)
  const reference = readCrossReference(parser, budget)
  const document = reference && new SourceDocument(parser, reference, budget)
  if (document?.open(password)) return document
  const scanned = new SourceDocument(new DocumentParser(bytes, budget), null, budget, !hasCrossReference(parser))
  if (!scanned.open(password)) throw new PdfRefused(damaged)
  return scanned
}
