import type { Box, Page, Word } from '../../reading/page.ts'

type Turn = (box: Box) => Box

const asItIs: Turn = box => box
/** Lines that run down the page, from right to left, and those that run up it. */
const fromDownward: Turn = ({ x, y, width, height }) => ({ x: y, y: 1 - x - width, width: height, height: width })
const fromUpward: Turn = ({ x, y, width, height }) => ({ x: 1 - y - height, y: x, width: height, height: width })

/** How the boxes of a page are seen when it is turned so that its lines run from left to right: many scans lie on their side. */
export function uprightBoxes({ words }: Pick<Page, 'words'>): Turn {
  const votes = { right: 0, down: 0, up: 0 }
  for (const [place, word] of words.entries()) {
    const direction = directionOf(word, words[place + 1])
    if (direction) votes[direction] += 1
  }
  if (votes.right >= votes.down + votes.up) return asItIs
  return votes.down > votes.up ? fromDownward : fromUpward
}

/** Where the next word of a line is; the first word of the next line tells nothing. */
function directionOf({ box }: Word, next: Word | undefined): 'right' | 'down' | 'up' | null {
  if (!box || !next?.box) return null
  const across = next.box.x - box.x
  const down = next.box.y - box.y
  if (Math.abs(down) < box.height / 2 && across > 0) return 'right'
  if (Math.abs(across) < box.width / 2) return down > 0 ? 'down' : 'up'
  return null
}
