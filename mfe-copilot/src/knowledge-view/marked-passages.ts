import type { MarkedPassageFragment } from '../generated/documents'

const endOf = ({ start, text }: MarkedPassageFragment) => start + text.length

const overlap = (one: MarkedPassageFragment, other: MarkedPassageFragment) =>
  one.page === other.page && one.start < endOf(other) && other.start < endOf(one)

/** The passage that a document is opened for, and those beside it that answer the same question; none is marked twice. */
export function markedPassages(
  opened: MarkedPassageFragment | undefined,
  answering: readonly MarkedPassageFragment[],
): readonly MarkedPassageFragment[] {
  if (!opened) return answering
  return [opened, ...answering.filter(passage => !overlap(passage, opened))]
}

const maxLabel = 80

/** A passage as a screen reader names it. */
export function labelOf({ text }: MarkedPassageFragment): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > maxLabel ? `${line.slice(0, maxLabel)}…` : line
}
