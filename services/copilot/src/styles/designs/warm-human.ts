import type { Design, HeadingType } from './design.ts'

const heading: HeadingType = {
  ...{ size: 17, weight: 'bold', tracking: -0.005, isUppercase: false, isItalic: false },
  ...{ align: 'start', rule: 'none' },
}

/** A letter to a neighbor: cream paper, generous type, soft corners, and a greeting at the top. */
export const warmHuman: Design = {
  colors: {
    ...{ paper: '#fffaf2', text: '#3a2e27', quiet: '#7a6557' },
    ...{ accent: '#a8431f', line: '#ead9c6', tint: '#fbe9d7' },
  },
  faces: { body: 'serif', heading: 'sans', label: 'sans' },
  body: { size: 11.5, leading: 1.65, gap: 12, isJustified: false },
  page: { margin: 72, indent: 0 },
  title: { ...heading, size: 26 },
  headings: [heading, { ...heading, size: 13.5 }, { ...heading, size: 11.5 }],
  isNumbered: false,
  headingGap: { before: 26, after: 8 },
  firstPage: 'card',
  table: { lines: 'stripes', size: 10.5, padding: { x: 10, y: 7 }, header: 'tinted' },
  callout: 'tint',
  quote: 'mark',
}
