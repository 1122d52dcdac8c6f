import type { Design, HeadingType } from './design.ts'

const heading: HeadingType = {
  ...{ size: 15, weight: 'bold', tracking: 0, isUppercase: false, isItalic: false },
  ...{ align: 'start', rule: 'none' },
}

/** For styles without a base style: black type, so that the agency’s own pages set the tone. */
export const plain: Design = {
  colors: {
    ...{ paper: '#ffffff', text: '#000000', quiet: '#555555' },
    ...{ accent: '#000000', line: '#999999', tint: '#f2f2f2' },
  },
  faces: { body: 'sans', heading: 'sans', label: 'sans' },
  body: { size: 11, leading: 1.5, gap: 9, isJustified: false },
  page: { margin: 72, indent: 0 },
  title: { ...heading, size: 20 },
  headings: [heading, { ...heading, size: 12.5 }, { ...heading, size: 11 }],
  isNumbered: false,
  headingGap: { before: 20, after: 6 },
  firstPage: 'none',
  table: { lines: 'rows', size: 10, padding: { x: 6, y: 4 }, header: 'bold' },
  callout: 'frame',
  quote: 'indent',
}
