import { expect, it } from 'vitest'
import { isReached, shares } from './figure.ts'

it('a share is of everything, of what was seen and of what was not', () => {
  const things = [
    { seen: true, part: 1, whole: 1 },
    { seen: false, part: 1, whole: 3 },
  ]
  const figures = shares('facts.exact', things, thing => thing)
  expect(figures.map(({ name, figure, count }) => [name, figure, count])).toEqual([
    ['facts.exact', 0.5, 4],
    ['facts.exact.seen', 1, 1],
    ['facts.exact.unseen', 0.3333, 3],
  ])
})

it('a set without anything to judge has no figure', () => {
  expect(shares('facts.exact', [], () => ({ part: 0, whole: 0 }))).toEqual([])
})

it('shares of what is right have to be large, times and inventions small', () => {
  const figure = { count: 1, engine: 'extractive' }
  expect(isReached({ ...figure, name: 'facts.exact.unseen', figure: 0.94, goal: 0.95 })).toBe(false)
  expect(isReached({ ...figure, name: 'facts.invented.unseen', figure: 0.02, goal: 0.01 })).toBe(false)
  expect(isReached({ ...figure, name: 'search.library.ms', figure: 60, goal: 100 })).toBe(true)
})
