import type { ImportedRow } from './ImportRow'
import type { ImportWords } from './import-labels'
import type { ImportCounts, ImportRecord } from './import-record'

/** A list of boats, which no area of the product brings in. */
export const boatWords: ImportWords = {
  one: 'boat',
  check: 'Each row is read, and compared with your boats.',
  create: 'Boats and their moorings are created.',
  undo: 'The boats that it created are removed with their moorings.',
  fields: { NAME: 'Name', HULL: 'Hull number', LENGTH: 'Length', HARBOR: 'Harbor' },
}

export const boatsPath = '/app/boats/import'

const none: ImportCounts = {
  rows: 0,
  ready: 0,
  invalid: 0,
  done: 0,
  created: 0,
  skipped: 0,
  removed: 0,
  kept: 0,
}

/** Of 500 rows. */
export const someCounts = { rows: 500, ready: 484, invalid: 12 }

/** An import in a state. */
export const importIn = (
  state: ImportRecord['state'],
  counts: Partial<ImportCounts> = {},
  more: Partial<ImportRecord> = {},
): ImportRecord => ({
  id: 'i1',
  version: 2,
  state,
  fileName: 'boats-2026.csv',
  createdAt: '2026-11-20T17:30:00.000Z',
  delimiter: 'COMMA',
  columns: [
    { heading: 'Boat', examples: ['Anna Karenina', 'Sea Otter'] },
    { heading: 'HIN', examples: ['US-ABC12345D404'] },
    { heading: 'Feet', examples: ['32', '41'] },
    { heading: 'Remarks', examples: [] },
  ],
  isRemembered: false,
  failure: null,
  counts: { ...none, ...counts },
  ...more,
})

/** A row that can be imported. */
export const importedRow = (number: number, more: Partial<ImportedRow> = {}): ImportedRow => ({
  number,
  outcome: 'READY',
  name: `Boat ${number}`,
  details: [`US-ABC${12_000 + number}D404`, null, '32 ft'],
  errors: [],
  keptBecause: null,
  ...more,
})

export const badRow = importedRow(4, {
  outcome: 'INVALID',
  errors: [
    { field: 'HULL', message: 'Enter the 12 characters of the hull number.' },
    { field: null, message: 'It has more cells than there are headings.' },
  ],
})

export const notedRow = importedRow(5, {
  notes: [{ field: 'LENGTH', message: '“long” is not a length. The boat is imported without it.' }],
})

export const duplicateRow = importedRow(7, {
  outcome: 'DUPLICATE',
  duplicate: { sameAs: 'Same hull number as', there: { text: 'a boat that is here', href: '/app/boats/2' }, row: null },
})
