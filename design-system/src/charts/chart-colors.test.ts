import { expect, it } from 'vitest'
import { contrast } from '../theme/contrast'
import { darkPalette, lightPalette, type Palette } from '../theme/palette'
import { colors } from './figure'

/** `var(--cdTextTertiary)` is `textTertiary` of the palette. */
const nameOf = (token: string) =>
  token.replace(/^var\(--cd(.)(.*)\)$/, (_, first: string, rest: string) => first.toLowerCase() + rest)

// Neighbors are kept apart by a seam of the sheet: it is the sheet that each color has to stand out from.
it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in the %s theme every color of the charts stands out from the sheet by 3 : 1', (_, palette: Palette) => {
  const measured = Object.entries(colors).map(([tone, token]) => {
    const color = palette[nameOf(token) as keyof Palette] as string
    return [tone, contrast(color, palette.sheet) >= 3]
  })
  expect(Object.fromEntries(measured)).toEqual(Object.fromEntries(Object.keys(colors).map(tone => [tone, true])))
})
