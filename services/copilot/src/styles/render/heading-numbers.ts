type Level = 1 | 2 | 3

/**
 * Levels and numbers of headings, one after the other. The highest level of a document becomes level 1, and no level is
 * skipped on the way down, so that every document has an outline.
 */
export function headingNumbers(highest: number): (level: number) => { level: Level; number: string } {
  const counts: number[] = []
  return written => {
    const level = Math.min(Math.max(1, written - highest + 1), counts.length + 1, 3) as Level
    counts.splice(level)
    counts[level - 1] = (counts[level - 1] ?? 0) + 1
    return { level, number: counts.join('.') }
  }
}
