import type { FormField } from '../reading/form-field.ts'
import type { Measure } from './measure.ts'
import { wrap } from './wrap.ts'

/** No one reads smaller letters on a printed form, in points. */
const leastSize = 5
const usualSize = { line: 10, lines: 9 }
/** Between a text and the edges of its field, in points. */
const padding = 2
/** Of the font size, what a line takes, and how far letters reach above and below its base. */
export const lineShare = 1.24
export const reach = { above: 0.96, below: 0.24, capitals: 0.714 }

export type Shape = Pick<FormField, 'maxLength' | 'isMultiline' | 'isComb' | 'fontSize'>

export interface LaidOut {
  lines: string[]
  /** Points. */
  size: number
  /** Whether some of the text had no room. */
  isCut: boolean
}

/** How a text is in a field of this width and height in points: as large as it may, smaller where it has to, then in lines, then cut. */
export function layOut(
  text: string,
  shape: Shape,
  { width, height }: { width: number; height: number },
  font: Measure,
): LaidOut {
  const given = shape.maxLength === null ? text : [...text].slice(0, shape.maxLength).join('')
  const isShort = given.length < text.length
  const flat = given.replace(/\s*\n\s*/g, ', ')
  const room = width - 2 * padding
  const tallest = height / (reach.above + reach.below)
  const fits = (line: string, size: number) => font.widthOfTextAtSize(line, size) <= room
  if (shape.isComb) {
    const size = Math.min(shape.fontSize || usualSize.line, tallest, (width / (shape.maxLength ?? 1)) * 1.2)
    return { lines: [flat], size, isCut: isShort }
  }
  const isTall = shape.isMultiline || height >= 2 * leastSize * lineShare + padding
  for (const size of sizes(shape.fontSize || (shape.isMultiline ? usualSize.lines : usualSize.line), tallest)) {
    if (!given.includes('\n') || !isTall) if (fits(flat, size)) return { lines: [flat], size, isCut: isShort }
    if (!shape.isMultiline) continue
    const lines = wrap(given, font, size, room)
    if (lines.length * size * lineShare + padding <= height) return { lines, size, isCut: isShort }
  }
  const size = Math.min(leastSize, tallest)
  const most = isTall ? Math.max(1, Math.floor((height - padding) / (size * lineShare))) : 1
  const lines = isTall ? wrap(given, font, size, room) : [flat]
  if (lines.length <= most && lines.every(line => fits(line, size))) return { lines, size, isCut: isShort }
  return { lines: shortened(lines.slice(0, most), line => fits(line, size)), size, isCut: true }
}

/** From the wished one to the least, in halves of a point. */
function sizes(wished: number, tallest: number): number[] {
  const first = Math.min(wished, tallest)
  const steps = Math.max(0, Math.floor((first - leastSize) * 2))
  return Array.from({ length: steps + 1 }, (_, step) => first - step / 2)
}

/** The last line says that there was more. */
function shortened(lines: string[], fits: (line: string) => boolean): string[] {
  const last = [...(lines.pop() ?? '')]
  while (last.length > 0 && !fits(`${last.join('')}…`)) last.pop()
  return [...lines, `${last.join('').trimEnd()}…`]
}
