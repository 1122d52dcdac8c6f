import { expect, it } from 'vitest'
import { markedParts } from './marked-parts'

const words = (text: string, ...matches: [number, number][]) =>
  markedParts(
    text,
    matches.map(([start, end]) => ({ start, end })),
  ).map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))

it.each([
  ['marks what matches, and keeps the rest', [[0, 7]] as [number, number][], ['[Roofers]', ' pay more.']],
  [
    'marks several stretches',
    [
      [0, 7],
      [12, 16],
    ] as [number, number][],
    ['[Roofers]', ' pay ', '[more]', '.'],
  ],
  [
    'cuts what is outside of the text',
    [
      [-3, 2],
      [13, 99],
    ] as [number, number][],
    ['[Ro]', 'ofers pay m', '[ore.]'],
  ],
  ['has one part where nothing matches', [] as [number, number][], ['Roofers pay more.']],
])('%s', (_, matches, parts) => {
  expect(words('Roofers pay more.', ...matches).join('|')).toBe(parts.join('|'))
})
