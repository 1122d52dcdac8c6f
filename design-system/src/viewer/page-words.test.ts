import { expect, it } from 'vitest'
import { matchesOn, pageWords } from './page-words'

const piece = (text: string, endsLine = false, y = 0) => ({
  text,
  endsLine,
  box: { x: 0.1, y, width: 0.8, height: 0.02 },
})

it('says in which pieces of a page words begin and end', () => {
  const words = pageWords([
    piece('Each '),
    piece('occurrence', true),
    piece('', true),
    piece('limit of insur-', true),
    piece('ance'),
  ])
  expect(matchesOn(4, words, 'occurrence limit', 10)).toMatchObject([
    { page: 4, first: { piece: 1, offset: 0 }, last: { piece: 3, offset: 5 } },
  ])
  expect(matchesOn(4, words, 'insurance', 10)).toMatchObject([
    { first: { piece: 3, offset: 9 }, last: { piece: 4, offset: 4 } },
  ])
})

it('says about where they are, so that the page can be scrolled there before it is drawn', () => {
  const words = pageWords([piece('one', true, 0.1), piece('two three', false, 0.5)])
  const [match] = matchesOn(1, words, 'three', 10)
  expect(match?.box.y).toBe(0.5)
  expect(match?.box.x).toBeCloseTo(0.1 + (0.8 * 4) / 9)
})

it('tells matches of one page from those of another', () => {
  const words = pageWords([piece('a a')])
  const ids = [1, 2].flatMap(page => matchesOn(page, words, 'a', 10).map(({ id }) => id))
  expect(new Set(ids).size).toBe(4)
})
