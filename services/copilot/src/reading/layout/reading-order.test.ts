import { expect, it } from 'vitest'
import { formLines } from './form-lines.ts'
import type { PlacedWord } from './placed-word.ts'
import { readingOrder } from './reading-order.ts'

const size = 8

/** Words of 4 points for each letter. */
const wordsOf = (text: string, left: number, baseline: number): PlacedWord[] =>
  [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const from = left + index * 4
    const right = from + word.length * 4 - 1
    const box = { x: from / 612, y: baseline / 792, width: (right - from) / 612, height: size / 792 }
    return { text: word, left: from, right, baseline, size, isBold: false, confidence: 1, box, hasSpaceAfter: true }
  })

const text = 'some words that fill the line'
const flowsOf = (left: readonly number[], right: readonly number[]) =>
  readingOrder(
    formLines([
      ...left.flatMap(baseline => wordsOf(text, 50, baseline)),
      ...right.flatMap(baseline => wordsOf(text, 300, baseline)),
    ]),
  ).length

it('columns of text are read one after the other', () =>
  expect(flowsOf([100, 110, 120, 130, 140], [100, 110, 120, 130, 140])).toBe(2))

it('cells that begin side by side are rows of a table, however long their texts are', () =>
  expect(flowsOf([100, 110, 130, 150, 160], [100, 110, 130, 150, 160])).toBe(1))
