import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'

/** Names of the fonts whose letters are in the document. */
export async function embeddedFontsOf(pdf: Buffer): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf)
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isWhole = object instanceof PDFDict && ['FontFile2', 'FontFile3'].some(key => object.has(PDFName.of(key)))
    return isWhole ? [String(object.get(PDFName.of('FontName')))] : []
  })
}
