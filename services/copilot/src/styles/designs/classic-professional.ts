import type { Design, HeadingType } from './design.ts'

const heading: HeadingType = {
  ...{ size: 15, weight: 'bold', tracking: 0, isUppercase: false, isItalic: false },
  ...{ align: 'start', rule: 'hair' },
}

/** A letter from a firm: serif type, navy ink, a letterhead, and tables as books set them. */
export const classicProfessional: Design = {
  colors: {
    ...{ paper: '#ffffff', text: '#1b1f27', quiet: '#59606d' },
    ...{ accent: '#1f3a5f', line: '#b9c1cd', tint: '#f3f5f8' },
  },
  faces: { body: 'serif', heading: 'serif', label: 'serif' },
  body: { size: 11, leading: 1.5, gap: 9, isJustified: true },
  page: { margin: 76, indent: 0 },
  title: { ...heading, size: 24, rule: 'none' },
  headings: [heading, { ...heading, size: 12.5, rule: 'none' }, { ...heading, size: 11, isItalic: true, rule: 'none' }],
  isNumbered: false,
  headingGap: { before: 22, after: 8 },
  firstPage: 'letterhead',
  table: { lines: 'book', size: 10, padding: { x: 8, y: 5 }, header: 'bold' },
  callout: 'frame',
  quote: 'indent',
}
