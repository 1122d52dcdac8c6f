import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../reading/page.ts'
import { pageOf } from '../testing/page-of.ts'
import { boxesOf } from './boxes-of.ts'
import { packPage, unpackPage } from './pack-page.ts'
import { packWords } from './pack-words.ts'

describe('a stored page', () => {
  it('is the page that was read', () => {
    const page = pageOf(7, '# Limits\n| Coverage | Limit\n| Each occurrence | $1,000,000\n= Insured: Bayview\nThe end.')
    const back = unpackPage(packPage({ ...page, label: 'Sheet Locations', size: null }))
    expect({ ...back, words: [] }).toEqual({ ...page, label: 'Sheet Locations', size: null, words: [] })
    for (const [place, { text, offset, box, confidence }] of page.words.entries()) {
      const word = back.words[place] as Word
      expect({ text: word.text, offset: word.offset, confidence: word.confidence }).toEqual({
        text,
        offset,
        confidence,
      })
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(word.box?.[side]).toBeCloseTo(box?.[side] ?? -1, 4)
    }
  })

  it('keeps words without a place, words that are read in another order, and how sure they are', () => {
    const text = 'one two three'
    const words: Word[] = [
      { text: 'two', offset: 4, box: null, confidence: 0.52 },
      { text: 'one', offset: 0, box: { x: 0, y: 1, width: 1, height: 0 }, confidence: 0 },
      { text: 'three', offset: 8, box: { x: 0.9, y: 0.1, width: 0.05, height: 0.01 }, confidence: 1 },
    ]
    expect(unpackPage(packPage({ ...pageOf(1, ''), text, words })).words).toEqual(words)
  })

  it('takes some ten bytes for a word', () => {
    const { words } = pageOf(1, Array.from({ length: 500 }, (_, place) => `word${place}`).join(' '))
    expect(packWords(words).length / words.length).toBeLessThan(11)
  })
})

describe('boxes', () => {
  const page = pageOf(1, Array.from({ length: 25 }, (_, place) => `w${place}`).join(' '))
  const boxOf = (from: string, to: string) => boxesOf(page, page.text.indexOf(from), page.text.indexOf(to) + to.length)

  it('of words on a line are one', () => {
    const boxes = boxOf('w1 ', 'w3')
    expect(boxes).toHaveLength(1)
    expect(boxes[0]).toMatchObject({ x: page.words[1]?.box?.x, y: page.words[1]?.box?.y })
    const last = page.words[3]?.box
    expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0)).toBeCloseTo((last?.x ?? 0) + (last?.width ?? 0))
  })
  it('of a stretch over lines are one for each line', () => expect(boxOf('w8', 'w21')).toHaveLength(3))
  it('of a part of a word are those of the word', () => {
    const at = page.text.indexOf('w12') + 1
    expect(boxesOf(page, at, at + 1)).toEqual([page.words[12]?.box])
  })
  it('of the next column are others', () => {
    const at = (x: number, y: number): Word['box'] => ({ x, y, width: 0.1, height: 0.02 })
    const words: Page['words'] = [
      { text: 'left', offset: 0, box: at(0.3, 0.8), confidence: 1 },
      { text: 'right', offset: 5, box: at(0.6, 0.1), confidence: 1 },
    ]
    expect(boxesOf({ words }, 0, 10)).toHaveLength(2)
  })
  it('of a page without places are none', () => {
    expect(boxesOf({ words: page.words.map(word => ({ ...word, box: null })) }, 0, 20)).toEqual([])
  })
})
