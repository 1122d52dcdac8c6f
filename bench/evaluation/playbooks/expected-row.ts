/** A line that a report must have. */
export interface ExpectedRow {
  /** How its label begins. */
  label: string
  /** What its further cells contain, in their order. */
  cells: readonly string[]
  /** Whether it says that documents differ, or that something isn’t met. */
  isFinding: boolean
}
