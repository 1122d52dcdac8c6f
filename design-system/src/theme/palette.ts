/**
 * Every literal color of the product, once per theme (visual.md, "Tokens").
 * Screens never see this: they use `tokens`, which follow the theme in use.
 */
export interface Palette {
  /** The quiet page edge and sidebar. */
  frame: string
  /** A sidebar entry under the pointer. */
  frameHover: string
  /** The one white surface of work. */
  sheet: string
  /** Rows and menu entries under the pointer. */
  sheetHover: string
  sheetPressed: string
  /** A row that is chosen. */
  rowSelected: string
  /** Hairline around the sheet and under headers. */
  line: string
  /** Hairline between rows. */
  innerLine: string
  /** Border of inputs and secondary buttons. */
  controlLine: string
  controlLineHover: string
  text: string
  textSecondary: string
  textTertiary: string
  textDisabled: string
  brand: string
  brandHover: string
  brandPressed: string
  onBrand: string
  /** The dark end of the mark's gradient. */
  brandDeep: string
  brandTint: string
  brandTintHover: string
  /** Brand as text: links, badges, chips. */
  brandText: string
  amber: string
  amberTint: string
  red: string
  redTint: string
  green: string
  greenTint: string
  violet: string
  violetTint: string
  blue: string
  blueTint: string
  neutralTint: string
  /** Marks on a document: a quote, the quote that is looked at, words that were searched for. */
  highlight: string
  highlightCurrent: string
  searchMatch: string
  /** The floating dark surface of tooltips and toasts. */
  inverted: string
  onInverted: string
  /** Buttons on that surface. */
  invertedHover: string
  /** Marks on that surface. */
  invertedSuccess: string
  invertedError: string
  skeleton: string
  overlay: string
  shadow: string
  /** Soft pairs for initials: background, text. */
  avatars: readonly (readonly [background: string, text: string])[]
}

export const lightPalette: Palette = {
  frame: '#f4f5f3',
  frameHover: '#eaece8',
  sheet: '#ffffff',
  sheetHover: '#f7f8f6',
  sheetPressed: '#eef0ed',
  rowSelected: '#f0f7f4',
  line: '#e4e6e2',
  innerLine: '#eef0ed',
  controlLine: '#d3d8d2',
  controlLineHover: '#b3bab3',
  text: '#1d211f',
  textSecondary: '#5b625e',
  textTertiary: '#6b726d',
  textDisabled: '#a5aba6',
  brand: '#0b6e5f',
  brandHover: '#095f52',
  brandPressed: '#074f44',
  onBrand: '#ffffff',
  brandDeep: '#16405e',
  brandTint: '#e5f2ee',
  brandTintHover: '#d6eae4',
  brandText: '#0a6254',
  amber: '#8a5a00',
  amberTint: '#fdf1d8',
  red: '#a8282b',
  redTint: '#fdecea',
  green: '#2f6b1f',
  greenTint: '#e9f3e3',
  violet: '#5b4b8a',
  violetTint: '#efecf8',
  blue: '#29598a',
  blueTint: '#e5eef6',
  neutralTint: '#eef0ed',
  highlight: '#fde9a9',
  highlightCurrent: '#bfe3d9',
  searchMatch: '#cfe2f5',
  inverted: '#1f2523',
  onInverted: '#f4f5f3',
  invertedHover: '#39413e',
  invertedSuccess: '#6fd0bf',
  invertedError: '#f4a3a0',
  skeleton: '#eceeea',
  overlay: 'rgba(18, 24, 21, 0.38)',
  shadow: 'rgba(18, 24, 21, 0.14)',
  avatars: [
    ['#dfeee9', '#0a6254'],
    ['#ece5f3', '#6d4191'],
    ['#f4e9dc', '#8f4f0d'],
    ['#e0e9f1', '#29598a'],
    ['#f4e3e8', '#8e3551'],
    ['#e7ebda', '#4a601f'],
  ],
}

export const darkPalette: Palette = {
  frame: '#121514',
  frameHover: '#1c211f',
  sheet: '#1a1e1c',
  sheetHover: '#202523',
  sheetPressed: '#272d2a',
  rowSelected: '#1b2824',
  line: '#2b302d',
  innerLine: '#242927',
  controlLine: '#3a413d',
  controlLineHover: '#545c57',
  text: '#eceeec',
  textSecondary: '#a3aaa5',
  textTertiary: '#8b928d',
  textDisabled: '#5d645f',
  brand: '#2fa591',
  brandHover: '#3bb5a0',
  brandPressed: '#2a9a87',
  onBrand: '#08231d',
  brandDeep: '#1d4a66',
  brandTint: '#17332d',
  brandTintHover: '#1d4038',
  brandText: '#6fd0bf',
  amber: '#f0b95c',
  amberTint: '#3a2c10',
  red: '#f4a3a0',
  redTint: '#432322',
  green: '#a3d391',
  greenTint: '#22331c',
  violet: '#c3b6f2',
  violetTint: '#2c2547',
  blue: '#a2c8ec',
  blueTint: '#1b3248',
  neutralTint: '#2a2f2c',
  highlight: '#4a3c12',
  highlightCurrent: '#1d4a40',
  searchMatch: '#20405e',
  inverted: '#2b312e',
  onInverted: '#eceeec',
  invertedHover: '#3d4541',
  invertedSuccess: '#6fd0bf',
  invertedError: '#f4a3a0',
  skeleton: '#272c2a',
  overlay: 'rgba(0, 0, 0, 0.56)',
  shadow: 'rgba(0, 0, 0, 0.36)',
  avatars: [
    ['#153a33', '#8fd3c5'],
    ['#3b2f4c', '#ceb5e8'],
    ['#473116', '#ecc08a'],
    ['#1e3850', '#a2c8ec'],
    ['#492834', '#edabbc'],
    ['#303a1c', '#bdcf91'],
  ],
}
