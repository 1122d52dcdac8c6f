import { closings, wordsIn } from '@coverdesk/coverage/lexicon'
import { isCourtesy } from './find-asks.ts'

const closing: ReadonlySet<string> = new Set(closings)
const maxNameWords = 4

/** The words of a line without its punctuation. */
const plain = (line: string) =>
  wordsIn(line)
    .map(({ folded }) => folded)
    .join(' ')

/** Where a letter ends, and its writer’s name and address begin; the number of lines where it doesn’t. */
export function endOfLetter(lines: readonly string[]): number {
  const at = lines.findLastIndex(line => closing.has(plain(line)))
  const after = lines.slice(at + 1).filter(Boolean)
  return at > 0 && after.length <= 8 ? at : lines.length
}

/** Whether a subject says more than the text below it. */
function saysMore(subject: string, body: string): boolean {
  const said = new Set(wordsIn(body).map(({ folded }) => folded))
  return wordsIn(subject).some(
    ({ folded }) => folded.length > 2 && !said.has(folded) && folded !== 're' && folded !== 'fwd',
  )
}

/**
 * All that a client wrote or said, a paragraph each, in their own words: also what stands before a wish. Greetings, thanks and
 * the name at the end are left out, and a subject that says nothing more.
 */
export function wholeWords(subject: string | null, lines: readonly string[]): string[] {
  const end = endOfLetter(lines)
  const kept = lines.filter((line, place) => {
    const words = wordsIn(line).length
    const isName = place > end && words <= maxNameWords && !/\d/.test(line)
    return !(place === end || isName) && !(line !== '' && words <= maxNameWords && isCourtesy(line))
  })
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of kept) {
    if (line === '') isOpen = false
    else if (isOpen) paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1)}\n${line}`
    else {
      paragraphs.push(line)
      isOpen = true
    }
  }
  return subject && saysMore(subject, paragraphs.join(' ')) ? [`Subject: ${subject}`, ...paragraphs] : paragraphs
}
