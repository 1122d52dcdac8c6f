/** A stretch of a text that stands for something, and the terms by which it is found: the exact one first. */
export interface Span {
  start: number
  end: number
  terms: string[]
}
