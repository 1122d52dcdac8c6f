import type { Box } from './box'

/** A place on a page that can be chosen, such as a field of a form. */
export interface PdfMark extends Box {
  id: string
  /** From 1. */
  page: number
  /** What it is: its name for screen readers, and its tooltip. */
  label: string
  /** What is in it, as far as there is room. By default nothing. */
  text?: string | undefined
  /** `done` has a solid line, `open` a broken one, `quiet` a thin one: they differ without colors, too. */
  look: 'done' | 'open' | 'quiet'
}

/** What the viewers of pages take together. */
export interface MarksProps {
  /** Places that can be chosen, in the order of the pages and on each from the top. By default there are none. */
  marks?: readonly PdfMark[]
  /** Id of the one that is chosen: the view scrolls to it. */
  chosenMark?: string | undefined
  /** Told of a click, Enter, or an arrow key on a mark. */
  onChooseMark?(id: string): void
}

/** The place that the arrow keys go to from one; undefined at the ends, and for any other key. */
export function neighborOf(marks: readonly PdfMark[], id: string, key: string): PdfMark | undefined {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key]
  return step === undefined ? undefined : marks[marks.findIndex(mark => mark.id === id) + step]
}
