import type { Box } from './box'

/** A quote or a value that a document is opened for. */
export interface Highlight {
  id: string
  /** From 1. */
  page: number
  /**
   * Its lines, on the page as people see it before they turn it: the turn that the document itself asks for is part of that.
   */
  boxes: readonly Box[]
  /** What it is, for screen readers: "Each occurrence limit". By default only its number is said. */
  label?: string | undefined
}

/** What the viewers of pages take together. */
export interface HighlightsProps {
  /** Places that are marked. By default there are none. */
  highlights?: readonly Highlight[]
  /** Id of the one that is outlined. The document opens there, and scrolls there when it changes. By default none is. */
  current?: string | undefined
  /** Told when a person goes to another one: by the buttons, `n`, `p`, or a click on it. */
  onCurrentChange?(id: string): void
  /** Where the document opens when no highlight is `current`, from 1. By default at its beginning. */
  page?: number | undefined
}

/** As one reads: by page, then from the top, then from the left. */
export function inReadingOrder(highlights: readonly Highlight[]): Highlight[] {
  const start = ({ boxes: [first] }: Highlight) => first ?? { x: 0, y: 0 }
  return highlights.toSorted(
    (one, other) => one.page - other.page || start(one).y - start(other).y || start(one).x - start(other).x,
  )
}

/**
 * The one after or before another, around the ends.
 *
 * @param at its place from 0; -1 when none is current: then the first or the last one
 * @param count how many there are, at least 1
 */
export function stepAround(at: number, count: number, direction: 1 | -1): number {
  if (at < 0) return direction === 1 ? 0 : count - 1
  return (at + direction + count) % count
}
