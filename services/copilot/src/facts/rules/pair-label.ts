import type { InsuranceType } from '@coverdesk/coverage'
import { type FoundLabel, wholeLabel } from './match-label.ts'

/** What stands between a label and its value on one line; what is clearer comes first. */
const marks = [/^(.{2,75}?)\s*[:=](?=\s|$)/, /^(.{2,75}?)\s*(?:\.\s?){3,}/, /^(.{2,75}?)\s[-–—](?=\s)/]

/** The insurers of a certificate, which have a rule of their own. */
const lettered = /\b(?:insurer|company|carrier|co\.?)\s+[A-F]$/i

/** "Total with taxes and fees: $4,341": the label that all of the text before its mark is. */
export function pairLabel(text: string, line: InsuranceType | null): FoundLabel | null {
  for (const mark of marks) {
    const head = mark.exec(text)?.[1]
    const found = head && !lettered.test(head) ? wholeLabel(head, line) : null
    if (head && found) return { ...found, end: head.length }
  }
  return null
}
