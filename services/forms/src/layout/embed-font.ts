import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib'
import { fontOfDocument } from './font-of-document.ts'
import { loadFont, type Weight, weights } from './fonts.ts'

export interface EmptyDocument extends Record<Weight, PDFFont> {
  pdf: PDFDocument
}

/** A document that writes names of all languages of the Latin, Greek and Cyrillic alphabets; it carries the signs that it uses. */
export async function emptyDocument(): Promise<EmptyDocument> {
  const pdf = await PDFDocument.create()
  const [regular, bold] = [await embedFont(pdf, 'regular'), await embedFont(pdf, 'bold')]
  return { pdf, regular, bold }
}

/** Gives a document one of the fonts. */
export function embedFont(pdf: PDFDocument, weight: Weight): Promise<PDFFont> {
  const create = async ([number = 0]: Uint8Array) => fontOfDocument(await loadFont(weights[number] ?? 'regular'))
  pdf.registerFontkit({ create } as never)
  // The bytes only say which font is meant.
  return pdf.embedFont(new Uint8Array([weights.indexOf(weight)]), { subset: true })
}
