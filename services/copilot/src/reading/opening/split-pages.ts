import type { Draft, DraftWord } from '../compose/draft.ts'
import type { DraftedPage } from './drafted-document.ts'

/** In letters, of a text that has no pages. */
const pageLength = 3_000

/** Divides a text that has no pages of its own, between its blocks. */
export function splitPages(drafts: readonly Draft[]): DraftedPage[] {
  const pages: Draft[][] = []
  let length = pageLength
  for (const draft of drafts.flatMap(shorter)) {
    const more = lengthOf(draft)
    if (length > 0 && length + more > pageLength) {
      pages.push([])
      length = 0
    }
    pages.at(-1)?.push(draft)
    length += more
  }
  return labeled(pages)
}

/** Pages that are a person's count of nothing that they see are parts. */
export const labeled = (pages: readonly Draft[][]): DraftedPage[] =>
  pages.map((drafts, place) => ({ label: pages.length > 1 ? `Part ${place + 1}` : null, drafts }))

/** A paragraph can be longer than a page: it is divided between its lines, and a line between its words. */
function shorter(draft: Draft): Draft[] {
  if (draft.kind === 'TABLE_ROW' || draft.kind === 'FORM_FIELD' || lengthOf(draft) <= pageLength) return [draft]
  const parts: Draft[] = []
  let [lines, length] = [[] as typeof draft.lines, 0]
  for (const line of draft.lines.flatMap(shorterLines)) {
    const more = lengthOfWords(line)
    if (length > 0 && length + more > pageLength) {
      parts.push({ ...draft, lines })
      ;[lines, length] = [[], 0]
    }
    lines.push(line)
    length += more
  }
  return [...parts, { ...draft, lines }]
}

function shorterLines(line: DraftWord[]): DraftWord[][] {
  if (lengthOfWords(line) <= pageLength) return [line]
  const half = Math.ceil(line.length / 2)
  return line.length < 2 ? [line] : [line.slice(0, half), line.slice(half)].flatMap(shorterLines)
}

const lengthOfWords = (words: DraftWord[]) => words.reduce((sum, { text }) => sum + text.length + 1, 0)

/** Of a block, with what separates it from the next one. */
export function lengthOf(draft: Draft): number {
  const groups = draft.kind === 'TABLE_ROW' ? draft.cells : draft.kind === 'FORM_FIELD' ? [draft.words] : draft.lines
  return groups.reduce((sum, words) => sum + lengthOfWords(words), 2)
}
