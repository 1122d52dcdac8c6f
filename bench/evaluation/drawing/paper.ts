import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { type Content, type Proof, type Said, textOf } from '../facts/statement.ts'
import { embedFonts, type FontName, type FontPair } from './fonts.ts'
import { wrap } from './wrap.ts'

export interface PaperLook {
  font: FontName
  /** In points. */
  size: number
  margin?: number
  landscape?: boolean
  /** On top of every page. */
  header?: string
  /** At the bottom of every page. */
  footer?: (page: number, pages: number) => string
}

export interface TextLook {
  size?: number
  bold?: boolean
  align?: 'left' | 'right' | 'center'
  white?: boolean
}

/** Where text flows: a page's width, or one of its columns. */
export interface Frame {
  x: number
  width: number
}

const written = new Date('2026-01-05T15:00:00Z')

/** Pages that are written from top to bottom; what they say is noted with the page. All lengths are points. */
export class Paper {
  readonly proofs: Proof[] = []
  readonly size: number
  readonly margin: number
  private readonly sheets: PDFPage[] = []
  private frames: Frame[]
  private frameIndex = 0
  /** The distance of the cursor from the top of the page. */
  y = 0
  private top: number

  private constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: FontPair,
    private readonly look: PaperLook,
  ) {
    this.size = look.size
    this.margin = look.margin ?? 54
    this.top = this.margin
    this.frames = [{ x: this.margin, width: this.pageWidth - 2 * this.margin }]
    this.newPage()
  }

  static async open(look: PaperLook): Promise<Paper> {
    const pdf = await PDFDocument.create()
    pdf.setCreationDate(written)
    pdf.setModificationDate(written)
    return new Paper(pdf, await embedFonts(pdf, look.font), look)
  }

  get pageWidth(): number {
    return this.look.landscape ? 792 : 612
  }

  get pageHeight(): number {
    return this.look.landscape ? 612 : 792
  }

  get pageNumber(): number {
    return this.sheets.length
  }

  get isLastFrame(): boolean {
    return this.frameIndex === this.frames.length - 1
  }

  /** What is left below the cursor. */
  get room(): number {
    return this.pageHeight - this.margin - 16 - this.y
  }

  get frame(): Frame {
    const frame = this.frames[this.frameIndex]
    if (!frame) throw new Error('A page has at least one column.')
    return frame
  }

  newPage(): void {
    this.sheets.push(this.pdf.addPage([this.pageWidth, this.pageHeight]))
    this.frameIndex = 0
    this.top = this.margin + (this.look.header ? 14 : 0)
    this.y = this.top
  }

  /** From here on in so many columns. */
  columns(count: number, gap = 24): void {
    const width = (this.pageWidth - 2 * this.margin - gap * (count - 1)) / count
    this.frames = Array.from({ length: count }, (_, at) => ({ x: this.margin + at * (width + gap), width }))
    this.frameIndex = 0
    this.top = this.y
  }

  /** Continues in the next column or on the next page, unless there is room; true if it did. */
  need(height: number): boolean {
    if (height <= this.room) return false
    if (this.frameIndex + 1 < this.frames.length) {
      this.frameIndex += 1
      this.y = this.top
    } else this.newPage()
    return true
  }

  space(height: number): void {
    this.y += height
  }

  /** A paragraph at the cursor; it is never split over pages. */
  text(content: Content, look: TextLook = {}, after = 6): void {
    this.need(this.heightOf(content, this.frame.width, look))
    this.y += this.draw(content, this.frame.x, this.y, this.frame.width, look) + after
  }

  heightOf(content: Content, width: number, { size = this.size, bold = false }: TextLook = {}): number {
    return wrap(content, bold ? this.fonts.bold : this.fonts.regular, size, width).length * size * 1.32
  }

  /** Draws at a place of its own, without moving the cursor; returns the height. */
  draw(content: Content, x: number, y: number, width: number, look: TextLook = {}): number {
    const { size = this.size, bold = false, align = 'left', white = false } = look
    const font = bold ? this.fonts.bold : this.fonts.regular
    const rows = wrap(content, font, size, width)
    for (const [at, { text, says }] of rows.entries()) {
      const room = align === 'left' ? 0 : (width - font.widthOfTextAtSize(text, size)) / (align === 'center' ? 2 : 1)
      this.sheet.drawText(text, {
        ...{ font, size, x: x + room, y: this.pageHeight - y - size - at * size * 1.32 },
        color: white ? rgb(1, 1, 1) : rgb(0.1, 0.1, 0.12),
      })
      for (const said of says)
        if (said.proves.length > 0 || said.mark) this.proofs.push({ said, page: this.pageNumber })
    }
    return rows.length * size * 1.32
  }

  rule(x = this.frame.x, width = this.frame.width, thickness = 0.7): void {
    const y = this.pageHeight - this.y
    this.sheet.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness, color: rgb(0.35, 0.35, 0.4) })
  }

  box(x: number, y: number, width: number, height: number, filled = false): void {
    this.sheet.drawRectangle({
      ...{ x, y: this.pageHeight - y - height, width, height, borderWidth: 0.7, borderColor: rgb(0.4, 0.4, 0.45) },
      ...(filled ? { color: rgb(0.92, 0.93, 0.95) } : {}),
    })
  }

  /** A field of the form with its value, at the cursor's height. */
  fillIn(name: string, said: Said, x: number, width: number): void {
    const field = this.pdf.getForm().createTextField(name)
    field.setText(said.text)
    field.addToPage(this.sheet, { x, y: this.pageHeight - this.y - 15, width, height: 16 })
    field.setFontSize(9)
    this.proofs.push({ said, page: this.pageNumber })
  }

  /** A checkbox of the form, at the cursor's height. */
  check(name: string, isChecked: boolean, x: number): void {
    const box = this.pdf.getForm().createCheckBox(name)
    box.addToPage(this.sheet, { x, y: this.pageHeight - this.y - 12, width: 11, height: 11 })
    if (isChecked) box.check()
  }

  async finish(): Promise<Uint8Array> {
    const { header, footer } = this.look
    for (const [at, sheet] of this.sheets.entries()) {
      const style = { font: this.fonts.regular, size: 8, x: this.margin, color: rgb(0.35, 0.35, 0.4) }
      if (header) sheet.drawText(textOf(header), { ...style, y: this.pageHeight - 34 })
      if (footer) sheet.drawText(footer(at + 1, this.sheets.length), { ...style, y: 30 })
    }
    return await this.pdf.save()
  }

  private get sheet(): PDFPage {
    const sheet = this.sheets.at(-1)
    if (!sheet) throw new Error('There is no page yet.')
    return sheet
  }
}
