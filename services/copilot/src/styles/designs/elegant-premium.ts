import type { Design, HeadingType } from './design.ts'

const heading: HeadingType = {
  ...{ size: 13, weight: 'regular', tracking: 0.16, isUppercase: true, isItalic: false },
  ...{ align: 'center', rule: 'hair' },
}

/** A private bank’s folder: a cover of its own, wide-set capitals, gold hairlines, everything on the middle axis. */
export const elegantPremium: Design = {
  colors: {
    ...{ paper: '#fffefb', text: '#23211d', quiet: '#75705f' },
    ...{ accent: '#80621f', line: '#d8cba6', tint: '#faf6ea' },
  },
  faces: { body: 'serif', heading: 'didone', label: 'serif' },
  body: { size: 11, leading: 1.7, gap: 11, isJustified: true },
  page: { margin: 96, indent: 0 },
  title: { ...heading, size: 30, tracking: 0.04, isUppercase: false, rule: 'none' },
  headings: [
    heading,
    { ...heading, size: 12.5, tracking: 0.02, isUppercase: false, isItalic: true, rule: 'none' },
    { ...heading, size: 9.5, tracking: 0.14, rule: 'none' },
  ],
  isNumbered: false,
  headingGap: { before: 34, after: 14 },
  firstPage: 'cover',
  table: { lines: 'rows', size: 10, padding: { x: 6, y: 7 }, header: 'caps' },
  callout: 'between',
  quote: 'center',
}
