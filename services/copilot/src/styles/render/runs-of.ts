import type { Run } from './styled-document.ts'

/** A text whose `[1]` are marks. Only numbers that a source has are: a form number in brackets stays as it is. */
export function runsOf(text: string, marks: ReadonlySet<number>): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const found of text.matchAll(/\s*\[(\d{1,3})\]/g)) {
    const mark = Number(found[1])
    if (!marks.has(mark)) continue
    if (found.index > end) runs.push({ text: text.slice(end, found.index) })
    runs.push({ mark })
    end = found.index + found[0].length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}
