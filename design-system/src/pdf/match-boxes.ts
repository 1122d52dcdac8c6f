import type { Box } from '../viewer/box'
import type { WordMatch } from '../viewer/page-words'

/**
 * Measures where words that were found are drawn.
 *
 * @param paper the page, as it is on the screen
 * @param pieces the elements of its words, in the document's order
 */
export function matchBoxes(paper: DOMRect, pieces: readonly HTMLElement[], matches: readonly WordMatch[]) {
  const range = document.createRange()
  return matches.map(({ id, first, last }) => {
    const boxes: Box[] = []
    for (let at = first.piece; at <= last.piece; at++) {
      const words = pieces[at]?.firstChild
      if (!(words instanceof Text)) continue
      range.setStart(words, Math.min(at === first.piece ? first.offset : 0, words.length))
      range.setEnd(words, Math.min(at === last.piece ? last.offset : words.length, words.length))
      const { left, top, width, height } = range.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      boxes.push({
        x: (left - paper.left) / paper.width,
        y: (top - paper.top) / paper.height,
        width: width / paper.width,
        height: height / paper.height,
      })
    }
    return { id, boxes }
  })
}
