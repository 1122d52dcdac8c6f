import { byDirection } from '../layout/directions.ts'
import { formLines } from '../layout/form-lines.ts'
import type { Line } from '../layout/placed-word.ts'
import { PageUnread } from '../opening/opened-document.ts'
import { formWords } from './form-words.ts'
import { PageView } from './page-view.ts'
import type { PDFPageProxy } from './pdf-library.ts'
import { textWords } from './text-words.ts'

/** More words than any page that people read. */
const maxWords = 50_000

/** What a document says is written on a page. */
export interface PageText {
  view: PageView
  /** For each direction of text; that with the most letters first. */
  lines: Line[][]
  /** The words of its text, without those of its form. */
  words: string[]
}

export async function pageText(page: PDFPageProxy): Promise<PageText> {
  const view = new PageView(page)
  const content = await page.getTextContent()
  const fonts = Object.keys(content.styles)
  // PDF.js knows the names of fonts once it has seen what is drawn.
  if (fonts.some(font => !page.commonObjs.has(font))) await page.getOperatorList()
  const isBold = (font: string) => page.commonObjs.has(font) && isBoldFont(page.commonObjs.get(font))
  const words = textWords(content, view, isBold)
  if (words.length > maxWords) throw new PageUnread('This page has too many words to read.')
  const filled = await formWords(page, view)
  return {
    view,
    lines: byDirection([...words, ...filled]).map(formLines),
    words: words.map(({ text }) => text),
  }
}

const isBoldFont = (font: { name?: string; bold?: boolean; black?: boolean } | null) =>
  Boolean(font?.bold || font?.black || /bold|black|heavy|demi/i.test(font?.name ?? ''))
