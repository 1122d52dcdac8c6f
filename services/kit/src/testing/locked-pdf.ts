import type { SecurityOptions } from '@cantoo/pdf-lib'

/** How a PDF is locked. By default with AES-256. */
export interface Lock extends SecurityOptions {
  objectStreams?: boolean
}

/** A PDF of one page with this text, which opens with a password only. */
export async function lockedPdf(text: string, { objectStreams = false, ...lock }: Lock): Promise<Buffer> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  document.addPage([612, 792]).drawText(text, { x: 60, y: 700, size: 12 })
  document.encrypt({ allowWeakCryptography: true, ...lock })
  return Buffer.from(await document.save({ useObjectStreams: objectStreams }))
}
