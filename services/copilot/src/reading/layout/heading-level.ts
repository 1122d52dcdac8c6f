import { type Line, textOf } from './placed-word.ts'

/** In letters; headings are short. */
const maxHeading = 120
/** Bold or in capitals: a label ends with a colon, a sentence with a period. */
const endOfSentence = /[.,;:]$/

/** @returns 1 to 4, or null if the lines are no heading */
export function headingLevel(lines: readonly Line[], bodySize: number, isSeen: boolean): number | null {
  const [first] = lines
  const text = lines.flatMap(({ segments }) => segments.map(textOf)).join(' ')
  if (!first || lines.length > 2 || text.length > maxHeading || !/\p{L}{2}/u.test(text)) return null
  const ratio = first.size / (bodySize || first.size)
  if (ratio >= 1.75) return 1
  if (ratio >= 1.4) return 2
  if (ratio >= (isSeen ? 1.3 : 1.15)) return 3
  if (lines.length > 1 || endOfSentence.test(text)) return null
  return first.isBold || isInCapitals(text) ? 4 : null
}

const isInCapitals = (text: string) => text === text.toUpperCase() && (text.match(/\p{Lu}{3}/gu) ?? []).length > 0
