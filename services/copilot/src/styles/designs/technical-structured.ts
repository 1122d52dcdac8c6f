import type { Design, HeadingType } from './design.ts'

const heading: HeadingType = {
  ...{ size: 13, weight: 'bold', tracking: 0, isUppercase: false, isItalic: false },
  ...{ align: 'start', rule: 'heavy' },
}

/** A specification: numbered sections, the facts of the document first, contents, full grids and labels. */
export const technicalStructured: Design = {
  colors: {
    ...{ paper: '#ffffff', text: '#17212b', quiet: '#4f6070' },
    ...{ accent: '#005a9c', line: '#b3c0cc', tint: '#eaf1f7' },
  },
  faces: { body: 'sans', heading: 'sans', label: 'mono' },
  body: { size: 9.5, leading: 1.45, gap: 6.5, isJustified: false },
  page: { margin: 56, indent: 0 },
  title: { ...heading, size: 18, rule: 'none' },
  headings: [heading, { ...heading, size: 11, rule: 'none' }, { ...heading, size: 9.5, rule: 'none' }],
  isNumbered: true,
  headingGap: { before: 18, after: 6 },
  firstPage: 'record',
  table: { lines: 'grid', size: 8.5, padding: { x: 6, y: 3.5 }, header: 'tinted' },
  callout: 'labeled',
  quote: 'typed',
}
