import type { Design, HeadingType } from './design.ts'

const heading: HeadingType = {
  ...{ size: 13, weight: 'bold', tracking: -0.01, isUppercase: false, isItalic: false },
  ...{ align: 'start', rule: 'none' },
}

/** White space does the work: large titles, hanging headings, black on white, hardly a line. */
export const modernMinimalist: Design = {
  colors: {
    ...{ paper: '#ffffff', text: '#161616', quiet: '#6a6a6a' },
    ...{ accent: '#161616', line: '#d9d9d9', tint: '#f6f6f6' },
  },
  faces: { body: 'sans', heading: 'sans', label: 'sans' },
  body: { size: 10, leading: 1.65, gap: 11, isJustified: false },
  page: { margin: 64, indent: 72 },
  title: { ...heading, size: 34, weight: 'regular', tracking: -0.025 },
  headings: [heading, { ...heading, size: 10.5 }, { ...heading, size: 10, weight: 'regular' }],
  isNumbered: false,
  headingGap: { before: 34, after: 8 },
  firstPage: 'open',
  table: { lines: 'rows', size: 9.5, padding: { x: 0, y: 8 }, header: 'quiet' },
  callout: 'bar',
  quote: 'bar',
}
