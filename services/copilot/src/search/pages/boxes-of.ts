import type { Box, Page } from '../../reading/page.ts'

/**
 * Where a stretch of a page's text is on the page: one box for each line, in reading order. None where a page has no place for its
 * words, such as a mail's.
 *
 * @param start and `end` are offsets in `page.text`
 */
export function boxesOf(page: Pick<Page, 'words'>, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (const { offset, text, box } of page.words) {
    if (!box || offset >= end || offset + text.length <= start) continue
    const last = boxes.at(-1)
    if (last && isOnLine(last, box)) boxes[boxes.length - 1] = around(last, box)
    else boxes.push(box)
  }
  return boxes
}

/** The middle of either is within the other, and the word follows closely enough to be of the same column. */
function isOnLine(line: Box, box: Box): boolean {
  const middle = box.y + box.height / 2
  const ofLine = line.y + line.height / 2
  const overlaps = (middle > line.y && middle < line.y + line.height) || (ofLine > box.y && ofLine < box.y + box.height)
  return overlaps && box.x + box.width > line.x
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { x, y, width: right - x, height: bottom - y }
}
