import { describe, expect, it } from 'vitest'
import { boxAround, isInBox, nextTurn, type Turn, turnedBox, turnedSize } from './box'

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 }

/** Where a point of the page goes when paper is turned: worked out from the middle of the page, not from boxes. */
function turnedPoint(x: number, y: number, turn: Turn) {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [x - 0.5, y - 0.5]
  return {
    x: dx * Math.cos(angle) - dy * Math.sin(angle) + 0.5,
    y: dx * Math.sin(angle) + dy * Math.cos(angle) + 0.5,
  }
}

describe('a place on a page that is turned', () => {
  it.each([0, 90, 180, 270] as const)('goes with the paper: %d degrees', turn => {
    const turned = turnedBox(box, turn)
    const corners = [turnedPoint(0.1, 0.2, turn), turnedPoint(0.4, 0.25, turn)]
    expect(turned.x).toBeCloseTo(Math.min(...corners.map(({ x }) => x)))
    expect(turned.y).toBeCloseTo(Math.min(...corners.map(({ y }) => y)))
    expect(turned.x + turned.width).toBeCloseTo(Math.max(...corners.map(({ x }) => x)))
    expect(turned.y + turned.height).toBeCloseTo(Math.max(...corners.map(({ y }) => y)))
  })

  it('is back where it was after four turns, and so is the page', () => {
    expect(nextTurn(nextTurn(nextTurn(nextTurn(0))))).toBe(0)
    expect(turnedSize({ width: 612, height: 792 }, 270)).toEqual({ width: 792, height: 612 })
    expect(turnedSize({ width: 612, height: 792 }, 180)).toEqual({ width: 612, height: 792 })
  })
})

it('the box around the lines of a quote has all of them; without lines it is the page', () => {
  const around = boxAround([box, { x: 0.05, y: 0.25, width: 0.2, height: 0.05 }])
  expect(around.x).toBeCloseTo(0.05)
  expect(around.y).toBeCloseTo(0.2)
  expect(around.width).toBeCloseTo(0.35)
  expect(around.height).toBeCloseTo(0.1)
  expect(boxAround([])).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})

it('a click counts for the box that it is in', () => {
  expect(isInBox(box, { x: 0.2, y: 0.22 })).toBe(true)
  expect(isInBox(box, { x: 0.2, y: 0.26 })).toBe(false)
})
