import type { Box } from '../page.ts'

/** A word, or the value of a form field, where its text is upright: x grows along the line, y downward, in points. */
export interface PlacedWord {
  text: string
  left: number
  right: number
  /** Where its letters stand. */
  baseline: number
  /** Of its font, or of its line if it was seen by OCR. */
  size: number
  isBold: boolean
  confidence: number
  /** On the page as people see it. */
  box: Box
  /** Of a form field: its name and value. */
  field?: { name: string; value: string }
  /** A space is written before or after it; without one, what touches it is the same word. */
  hasSpaceBefore?: boolean
  hasSpaceAfter?: boolean
}

/** Words of one line without a gap between them that is wider than a space. */
export interface Segment {
  words: PlacedWord[]
  left: number
  right: number
}

/** Segments on one baseline, from left to right. */
export interface Line {
  segments: Segment[]
  left: number
  right: number
  baseline: number
  size: number
  isBold: boolean
}

export const textOf = (segment: Segment): string => segment.words.map(({ text }) => text).join(' ')

/** Baseline and size are those of most of its letters. */
export function lineOf(segments: Segment[]): Line {
  const words = segments.flatMap(segment => segment.words)
  const sum = words.reduce((total, { text }) => total + text.length, 0) || 1
  const mean = (of: (word: PlacedWord) => number) =>
    words.reduce((total, word) => total + of(word) * word.text.length, 0) / sum
  return {
    segments,
    left: Math.min(...segments.map(({ left }) => left)),
    right: Math.max(...segments.map(({ right }) => right)),
    baseline: mean(({ baseline }) => baseline),
    size: mean(({ size }) => size),
    isBold: words.every(({ isBold }) => isBold),
  }
}
