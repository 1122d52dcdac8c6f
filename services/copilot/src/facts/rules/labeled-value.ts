import type { InsuranceType } from '@coverdesk/coverage'
import type { Place } from '../layout/row.ts'
import type { FoundLabel } from './match-label.ts'

/** A label, and the text that stands where its value would be. */
export interface LabeledValue {
  label: FoundLabel
  /** The line of the section. */
  line: InsuranceType | null
  from: Place
  to: Place
  /** The end of the text of `to`, from where the value may begin. */
  text: string
  /** Whether a colon or a cell's end stands between them. */
  isSeparated: boolean
  confidence: number
}
