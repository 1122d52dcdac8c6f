import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'

/** Points: a US letter page and its margin. */
const page = { width: 612, height: 792, margin: 64 }
const lineHeight = 16
/** Where the second and third column of a table begin. */
const columns = [0, 250, 380]
/** Files of the demo are the same at each start. */
const writtenAt = new Date('2026-01-02T00:00:00Z')

/**
 * A PDF of text pages, each a list of lines: `# ` and `## ` begin headings, ` | ` separates the cells of a table's row.
 */
export async function pdfOfText(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const document = await emptyPdf()
  const fonts = {
    text: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  for (const lines of pages) writePage(document.addPage([page.width, page.height]), lines, fonts)
  return Buffer.from(await document.save())
}

/** A PDF whose only page is a picture, as a scanner makes it. @param jpeg base64 */
export async function pdfOfScan(jpeg: string): Promise<Buffer> {
  const document = await emptyPdf()
  const picture = await document.embedJpg(Buffer.from(jpeg, 'base64'))
  document.addPage([page.width, page.height]).drawImage(picture, { width: page.width, height: page.height })
  return Buffer.from(await document.save())
}

async function emptyPdf() {
  const document = await PDFDocument.create()
  document.setCreationDate(writtenAt)
  document.setModificationDate(writtenAt)
  return document
}

function writePage(target: PDFPage, lines: readonly string[], fonts: { text: PDFFont; bold: PDFFont }) {
  let y = page.height - page.margin
  for (const line of lines) {
    const level = /^#* /.exec(line)?.[0].trim().length ?? 0
    const size = level === 1 ? 17 : level === 2 ? 13 : 11
    const font = level > 0 ? fonts.bold : fonts.text
    const cells = line.slice(level > 0 ? level + 1 : 0).split(' | ')
    if (level > 0) y -= lineHeight / 2
    const rows = cells.length > 1 ? [cells] : wrapped(cells[0] ?? '', font, size).map(text => [text])
    for (const row of rows) {
      for (const [place, text] of row.entries())
        target.drawText(text, { x: page.margin + (columns[place] ?? 0), y, size, font })
      y -= size + lineHeight / 2
    }
  }
}

/** The lines of a text that is too long for one. */
function wrapped(text: string, font: PDFFont, size: number): string[] {
  const width = page.width - 2 * page.margin
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || font.widthOfTextAtSize(longer, size) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
