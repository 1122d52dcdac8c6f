import { describe, expect, it } from 'vitest'
import { marksOfParts, textParts } from './text-parts'
import { textLines, textPieces } from './text-pieces'

const text = 'Each occurrence\r\n$1,000,000\nAggregate'

describe('a text', () => {
  it('has a line for each line, whatever ends it, and knows where it begins', () => {
    expect(textLines('a\r\nb\rc\n\nd')).toEqual([
      { start: 0, text: 'a' },
      { start: 3, text: 'b' },
      { start: 5, text: 'c' },
      { start: 7, text: '' },
      { start: 8, text: 'd' },
    ])
  })

  it('is all there once it is cut where something is marked', () => {
    const [line] = textLines(text)
    if (!line) throw new Error('There is no line.')
    const pieces = textPieces(line, [{ id: 'a', start: 5, end: 20 }], [{ index: 0, start: 3, end: 8 }])
    expect(pieces.map(piece => piece.text).join('')).toBe('Each occurrence')
    expect(pieces).toEqual([
      { start: 0, text: 'Eac', highlight: undefined, match: undefined },
      { start: 3, text: 'h ', highlight: undefined, match: 0 },
      { start: 5, text: 'occ', highlight: 'a', match: 0 },
      { start: 8, text: 'urrence', highlight: 'a', match: undefined },
    ])
  })

  it('shows the shorter of two highlights that overlap', () => {
    const line = { start: 0, text: 'abcdef' }
    const pieces = textPieces(
      line,
      [
        { id: 'long', start: 0, end: 6 },
        { id: 'short', start: 2, end: 4 },
      ],
      [],
    )
    expect(pieces.map(piece => piece.highlight)).toEqual(['long', 'short', 'long'])
  })

  it('marks a quote in every line that it runs over', () => {
    const quote = { id: 'a', start: 5, end: text.indexOf('Aggregate') + 3 }
    const marked = textLines(text).map(line =>
      textPieces(line, [quote], [])
        .filter(piece => piece.highlight)
        .map(piece => piece.text),
    )
    expect(marked).toEqual([['occurrence'], ['$1,000,000'], ['Agg']])
  })
})

it('a part of a long text that has nothing marked is not drawn again when something else is', () => {
  const parts = textParts(textLines('line\n'.repeat(200)))
  const [first, second] = [
    marksOfParts(parts, [{ id: 'a', start: 0, end: 4 }], []),
    marksOfParts(parts, [{ id: 'b', start: 0, end: 4 }], []),
  ]
  expect(parts.length).toBeGreaterThan(2)
  expect(first[1]?.highlights).toBe(second[1]?.highlights)
  expect(first[0]?.highlights).toHaveLength(1)
})
