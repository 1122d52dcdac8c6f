/** A point on a page as people see it, in points from the top left corner. */
export interface Point {
  x: number
  y: number
}

/** The direction of a text: 0 is upright, 90 runs downward. */
export type Direction = number

/** Text within so many degrees of a right angle belongs to the page; anything else, such as a watermark, stands apart. */
const tolerance = 8

/** @param degrees clockwise */
export function directionOf(degrees: number): Direction {
  const positive = ((degrees % 360) + 360) % 360
  const right = Math.round(positive / 90) * 90
  return (Math.abs(positive - right) <= tolerance ? right : Math.round(positive / 5) * 5) % 360
}

/** Turns a point so that text of this direction is upright. */
export function turned({ x, y }: Point, direction: Direction): Point {
  const angle = (direction * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos + y * sin, y: y * cos - x * sin }
}

/** The directions of a page's text, that with the most letters first. */
export function byDirection<Word extends { direction: Direction; text: string }>(words: readonly Word[]): Word[][] {
  const groups = new Map<Direction, Word[]>()
  for (const word of words) {
    const group = groups.get(word.direction)
    if (group) group.push(word)
    else groups.set(word.direction, [word])
  }
  const letters = (group: Word[]) => group.reduce((sum, { text }) => sum + text.length, 0)
  return [...groups.values()].sort((one, other) => letters(other) - letters(one))
}
