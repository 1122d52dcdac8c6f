import { degrees, PDFDocument, type PDFFont, PDFName, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { embedFont } from '../layout/embed-font.ts'
import { layOut, lineShare, reach } from '../layout/lay-out.ts'
import type { FieldPlace, FormField } from '../reading/form-field.ts'

/** A field, and the text in it; a check box has a cross for any. */
export interface FilledField extends Omit<FormField, 'name' | 'tooltip'> {
  text: string
}

/** What a filled document says of itself. */
export interface DocumentNames {
  title: string
  author: string
}

const ink = rgb(0, 0, 0)

/** Draws texts where the fields were, into a form that was taken apart. Belongs into a process of its own. */
export async function fillForm(
  form: Uint8Array,
  fields: readonly FilledField[],
  { title, author }: DocumentNames,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(form, { updateMetadata: false })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(author)
  pdf.setLanguage('en-US')
  pdf.setProducer('Coverdesk')
  pdf.setCreator('Coverdesk')
  const font = await embedFont(pdf, 'regular')
  const pages = pdf.getPages()
  for (const field of fields) {
    for (const place of field.places) {
      const page = pages[place.page - 1]
      if (page) draw(page, font, field, frameOf(page, place))
    }
  }
  // Drawing on a page makes an empty list of what could be clicked on.
  for (const page of pages) page.node.delete(PDFName.of('Annots'))
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }))
}

/** A field as its reader sees it: upright, however it is turned on its page. */
interface Frame {
  width: number
  height: number
  turn: number
  /** Where a point of it, counted from its lower left corner, is on the page. */
  at(u: number, v: number): { x: number; y: number }
}

function frameOf(page: PDFPage, { x, y, width, height, turn }: FieldPlace): Frame {
  const size = page.getSize()
  const left = x * size.width
  const bottom = (1 - y - height) * size.height
  const [w, h] = [width * size.width, height * size.height]
  if (turn === 90) return { width: h, height: w, turn, at: (u, v) => ({ x: left + w - v, y: bottom + u }) }
  if (turn === 180) return { width: w, height: h, turn, at: (u, v) => ({ x: left + w - u, y: bottom + h - v }) }
  if (turn === 270) return { width: h, height: w, turn, at: (u, v) => ({ x: left + v, y: bottom + h - u }) }
  return { width: w, height: h, turn, at: (u, v) => ({ x: left + u, y: bottom + v }) }
}

function draw(page: PDFPage, font: PDFFont, field: FilledField, frame: Frame) {
  const write = (text: string, size: number, u: number, v: number) =>
    page.drawText(text, { ...frame.at(u, v), size, font, color: ink, rotate: degrees(frame.turn) })
  if (field.kind === 'CHECKBOX') {
    const size = Math.min(frame.height, frame.width * 1.4)
    const left = (frame.width - font.widthOfTextAtSize('X', size)) / 2
    return write('X', size, left, (frame.height - reach.capitals * size) / 2)
  }
  const { lines, size } = layOut(field.text, field, frame, font)
  const middle = (frame.height - reach.capitals * size) / 2
  if (field.isComb) {
    const cell = frame.width / (field.maxLength ?? 1)
    for (const [place, sign] of [...(lines[0] ?? '')].entries()) {
      write(sign, size, cell * (place + 0.5) - font.widthOfTextAtSize(sign, size) / 2, middle)
    }
    return
  }
  const isOneLine = lines.length === 1 && !field.isMultiline
  for (const [number, line] of lines.entries()) {
    const top = frame.height - 1 - reach.above * size - number * lineShare * size
    if (line !== '')
      write(line, size, startOf(line, size, font, field, frame), isOneLine ? Math.max(middle, reach.below * size) : top)
  }
}

function startOf(line: string, size: number, font: PDFFont, { align }: FilledField, { width }: Frame): number {
  const spare = width - font.widthOfTextAtSize(line, size)
  if (align === 'CENTER') return spare / 2
  return align === 'RIGHT' ? spare - 2 : 2
}
