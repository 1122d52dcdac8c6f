import type { Box } from './box'

/** A page within what scrolls, in pixels. */
export interface PaperPlace {
  top: number
  left: number
  width: number
  height: number
}

/** What scrolls: how far it is, and how much it shows, in pixels. */
export interface ViewPlace {
  scrollTop: number
  scrollLeft: number
  width: number
  height: number
}

/** Pixels between a place and the edge of the view, beyond which it is as good as outside. */
const air = 24

interface Reach {
  start: number
  end: number
}

/**
 * Where the view has to scroll to, so that a place of a page is in sight: not at all if it is, else with the place in the
 * upper third, where one reads on.
 */
export function scrollPlace(paper: PaperPlace, box: Box, view: ViewPlace): { top: number; left: number } {
  const { down, across } = reachOf(paper, box)
  return {
    top: isWithin(down, view.scrollTop, view.height) ? view.scrollTop : upperThird(down, view.height),
    left: leftFor(paper, across, view),
  }
}

/** A page for which there is room is shown as a whole: other pages may be wider than the view. */
function leftFor(paper: PaperPlace, across: Reach, view: ViewPlace): number {
  if (paper.width <= view.width) return Math.max(0, paper.left - (view.width - paper.width) / 2)
  return isWithin(across, view.scrollLeft, view.width, 0) ? view.scrollLeft : Math.max(0, across.start - air)
}

/** Whether anything of a place is in sight. */
export function isInSight(paper: PaperPlace, box: Box, view: ViewPlace): boolean {
  const { down, across } = reachOf(paper, box)
  return isTouched(down, view.scrollTop, view.height) && isTouched(across, view.scrollLeft, view.width)
}

function reachOf(paper: PaperPlace, box: Box): { down: Reach; across: Reach } {
  const top = paper.top + box.y * paper.height
  const left = paper.left + box.x * paper.width
  return {
    down: { start: top, end: top + box.height * paper.height },
    across: { start: left, end: left + box.width * paper.width },
  }
}

const isTouched = ({ start, end }: Reach, from: number, length: number): boolean => end > from && start < from + length

function isWithin({ start, end }: Reach, from: number, length: number, distance = air): boolean {
  return start >= from + distance && end <= from + length - distance
}

/** A place that is higher than two thirds of the view begins at its top. */
function upperThird({ start, end }: Reach, height: number): number {
  const above = end - start > (height * 2) / 3 - air ? air : height / 3
  return Math.max(0, start - above)
}

/**
 * How far to scroll when a page turns out to be of another height than its place was, so that nothing in sight moves.
 *
 * @param top of the page, from the top of the view
 */
export function heightShift(top: number, before: number, after: number): number {
  if (top >= 0 || before <= 0) return 0
  return Math.min(1, -top / before) * (after - before)
}
