import type { Palette } from './palette'

export interface TextPair {
  /** Where it is seen. */
  name: string
  text: string
  background: string
}

const pair = (name: string, text: string, background: string): TextPair => ({ name, text, background })

/** Every pair of text and background that the components draw. */
export function textPairs(p: Palette): TextPair[] {
  const surfaces = Object.entries({
    'the frame': p.frame,
    'the frame under the pointer': p.frameHover,
    'the sheet': p.sheet,
    'a row under the pointer': p.sheetHover,
    'a pressed row': p.sheetPressed,
    'a selected row': p.rowSelected,
  })
  const quietSurfaces = surfaces.filter(([, color]) => color !== p.frameHover && color !== p.sheetPressed)
  return [
    ...surfaces.flatMap(([surface, color]) => [
      pair(`text on ${surface}`, p.text, color),
      pair(`secondary text on ${surface}`, p.textSecondary, color),
      pair(`brand text on ${surface}`, p.brandText, color),
    ]),
    ...quietSurfaces.map(([surface, color]) => pair(`tertiary text on ${surface}`, p.textTertiary, color)),
    pair('the brand badge', p.brandText, p.brandTint),
    pair('a chip under the pointer', p.brandText, p.brandTintHover),
    pair('text on a chosen card', p.textSecondary, p.brandTint),
    pair('the amber badge', p.amber, p.amberTint),
    pair('the red badge', p.red, p.redTint),
    pair('an error under a field', p.red, p.sheet),
    pair('the green badge', p.green, p.greenTint),
    pair('the violet badge', p.violet, p.violetTint),
    pair('the blue badge', p.blue, p.blueTint),
    pair('the neutral badge', p.textSecondary, p.neutralTint),
    pair('a quote in a document', p.text, p.highlight),
    pair('the quote that is looked at', p.text, p.highlightCurrent),
    pair('words that were searched for', p.text, p.searchMatch),
    pair('the primary button', p.onBrand, p.brand),
    pair('the primary button under the pointer', p.onBrand, p.brandHover),
    pair('the primary button when pressed', p.onBrand, p.brandPressed),
    pair('tooltips and toasts', p.onInverted, p.inverted),
    pair('a button of the selection bar', p.onInverted, p.invertedHover),
    ...p.avatars.map(([background, text], tint) => pair(`avatar ${tint + 1}`, text, background)),
  ]
}
