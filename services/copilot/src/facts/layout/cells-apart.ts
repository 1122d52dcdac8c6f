import type { Page } from '../../reading/page.ts'
import type { Cell } from './row.ts'

/** In heights of a word: texts of one cell stand nearer to each other; what OCR sees is measured roughly. */
const widestSpace = { TEXT: 0.9, OCR: 1.9 }

/** Where a cell holds texts of several columns, as the space between them shows. Parts of one amount, "$     5,000", stay together. */
export function partsOfCell(
  page: Page,
  words: Page['words'],
  { start, end, box, lines }: Cell,
): { start: number; end: number }[] {
  const whole = [{ start, end }]
  const { size } = page
  if (!box || lines || !size) return whole
  const widest = page.method === 'OCR' ? widestSpace.OCR : widestSpace.TEXT
  const parts: { start: number; end: number }[] = []
  let last: Page['words'][number] | null = null
  for (const word of words) {
    if (!word.box) return whole
    const part = parts.at(-1)
    const gap = last?.box ? word.box.x - last.box.x - last.box.width : 0
    // Widths are parts of the page's width, heights of its height.
    const isApart = gap * size.width > widest * word.box.height * size.height
    if (part && last && !(isApart && hasText(page.text.slice(part.start, part.end))))
      part.end = word.offset + word.text.length
    else parts.push({ start: Math.max(start, word.offset), end: word.offset + word.text.length })
    last = word
  }
  return parts.length > 1 && parts.every(part => hasText(page.text.slice(part.start, part.end))) ? parts : whole
}

/** A sign, a letter or a mark of a list is no text of its own. */
const hasText = (text: string) => /[A-Za-z]{2}|\d/.test(text)
