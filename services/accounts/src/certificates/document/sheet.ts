import { type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { EmptyDocument } from '@coverdesk/forms/layout'
import { wrap } from '@coverdesk/forms/layout'

/** US Letter, in points. */
const paper = { width: 612, height: 792 }
export const margin = 40
export const contentWidth = paper.width - 2 * margin
/** The footer is below. */
const lowest = 56

const ink = {
  text: rgb(0.1, 0.11, 0.13),
  quiet: rgb(0.36, 0.38, 0.42),
  line: rgb(0.78, 0.8, 0.83),
  band: rgb(0.94, 0.95, 0.96),
}

export interface Style {
  size?: number
  weight?: 'regular' | 'bold'
  ink?: 'text' | 'quiet'
  align?: 'left' | 'right'
}

/** Pages that are filled from above; `onNewPage` writes what is on top of those after the first. */
export class Sheet {
  #page: PDFPage
  /** Where the next thing begins, from below. */
  y = paper.height - margin

  constructor(
    readonly document: EmptyDocument,
    private readonly onNewPage: (sheet: Sheet) => void,
  ) {
    this.#page = this.#newPage()
  }

  #newPage() {
    this.y = paper.height - margin
    return this.document.pdf.addPage([paper.width, paper.height])
  }

  /** Whether `height` fits on this page; else a new one is started. */
  need(height: number): boolean {
    if (this.y - height >= lowest) return true
    this.#page = this.#newPage()
    this.onNewPage(this)
    return false
  }

  lines(text: string, width: number, { size = 9, weight = 'regular' }: Style = {}): string[] {
    return wrap(text, this.document[weight], size, width)
  }

  /** One line, its top at `top`. */
  write(text: string, x: number, top: number, style: Style = {}, width = 0): void {
    const { size = 9, weight = 'regular', ink: color = 'text', align = 'left' } = style
    const font = this.document[weight]
    const left = align === 'right' ? x + width - font.widthOfTextAtSize(text, size) : x
    this.#page.drawText(text, { x: left, y: top - size, size, font, color: ink[color] })
  }

  /** Lines one under the other. @returns where they end */
  column(lines: readonly string[], x: number, top: number, style: Style = {}): number {
    const height = lineHeight(style)
    for (const [number, line] of lines.entries()) this.write(line, x, top - number * height, style)
    return top - lines.length * height
  }

  rule(y: number): void {
    const thickness = 0.6
    this.#page.drawLine({ start: { x: margin, y }, end: { x: margin + contentWidth, y }, thickness, color: ink.line })
  }

  band(top: number, height: number): void {
    this.#page.drawRectangle({ x: margin, y: top - height, width: contentWidth, height, color: ink.band })
  }

  /** Under every page, once all are there. */
  footers(text: (number: number, count: number) => string): void {
    const pages = this.document.pdf.getPages()
    for (const [index, page] of pages.entries()) {
      const style = { size: 7.5, font: this.document.regular, color: ink.quiet }
      page.drawText(text(index + 1, pages.length), { x: margin, y: 36, ...style })
    }
  }
}

export const lineHeight = ({ size = 9 }: Style = {}): number => size * 1.38
