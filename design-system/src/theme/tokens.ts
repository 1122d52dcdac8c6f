import type { Palette } from './palette'

/** The names that Coverdesk adds to Fluent's theme; `FluentProvider` turns each into a CSS variable. */
const ownNames = [
  'frame',
  'frameHover',
  'sheet',
  'sheetHover',
  'sheetPressed',
  'rowSelected',
  'line',
  'innerLine',
  'controlLine',
  'controlLineHover',
  'text',
  'textSecondary',
  'textTertiary',
  'textDisabled',
  'brand',
  'brandHover',
  'brandPressed',
  'onBrand',
  'brandDeep',
  'brandTint',
  'brandTintHover',
  'brandText',
  'amber',
  'amberTint',
  'red',
  'redTint',
  'green',
  'greenTint',
  'violet',
  'violetTint',
  'blue',
  'blueTint',
  'neutralTint',
  'highlight',
  'highlightCurrent',
  'searchMatch',
  'inverted',
  'onInverted',
  'invertedHover',
  'invertedSuccess',
  'invertedError',
  'skeleton',
] as const satisfies readonly (keyof Palette)[]

/** `cd` keeps our variables apart from Fluent's. */
const themeKey = (name: string) => `cd${name[0]?.toUpperCase()}${name.slice(1)}`

/** The six avatar tints as `[background, text]` variables, in the order of the palette. */
export const avatarTints = [0, 1, 2, 3, 4, 5].map(
  tint => [`var(--cdAvatar${tint}Background)`, `var(--cdAvatar${tint}Text)`] as const,
)

/** The entries that a palette adds to a Fluent theme. */
export function ownThemeEntries(palette: Palette): Record<string, string> {
  const entries = ownNames.map(name => [themeKey(name), palette[name]])
  const avatars = palette.avatars.flatMap(([background, text], tint) => [
    [`cdAvatar${tint}Background`, background],
    [`cdAvatar${tint}Text`, text],
  ])
  return Object.fromEntries([...entries, ...avatars])
}

/** The entries of Fluent's theme that screens and our own components use. */
const sharedNames = [
  'borderRadiusMedium',
  'borderRadiusXLarge',
  'colorStrokeFocus2',
  'curveDecelerateMid',
  'fontFamilyMonospace',
  'fontSizeBase200',
  'fontSizeBase300',
  'fontSizeBase500',
  'fontWeightBold',
  'fontWeightMedium',
  'fontWeightRegular',
  'fontWeightSemibold',
  'lineHeightBase200',
  'lineHeightBase300',
  'lineHeightBase500',
  'shadow16',
  'shadow28',
] as const

function variables<Name extends string>(names: readonly Name[], keyOf: (name: string) => string) {
  return Object.fromEntries(names.map(name => [name, `var(--${keyOf(name)})`])) as Record<Name, string>
}

/**
 * Design tokens for `makeStyles`. Each is a CSS variable that follows the theme, so a style is written
 * once for light and dark.
 *
 * @example makeStyles({ root: { color: tokens.textSecondary, borderRadius: tokens.borderRadiusMedium } })
 */
export const tokens = { ...variables(sharedNames, name => name), ...variables(ownNames, themeKey) }
