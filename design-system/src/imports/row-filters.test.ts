import { expect, it } from 'vitest'
import type { ImportRecord } from './import-record'
import { rowFilters } from './row-filters'

const none = { rows: 0, ready: 0, invalid: 0, done: 0, created: 0, skipped: 0, removed: 0, kept: 0 }

const filtersIn = (state: ImportRecord['state'], counts: Partial<ImportRecord['counts']>, duplicates = 0) =>
  rowFilters({ state, counts: { ...none, ...counts } } as ImportRecord, duplicates).map(({ label }) => label)

it('what someone must look at comes first, and what there is none of is not offered', () => {
  expect(filtersIn('CHECKED', { rows: 1_500, ready: 1_484, invalid: 12 }, 4)).toEqual([
    'With errors (12)',
    'Duplicates (4)',
    'Ready (1,484)',
    'All (1,500)',
  ])
})

it('rows with notes come before those that are as the file has them', () => {
  const counts = { rows: 20, ready: 20, noted: 3 }
  expect(filtersIn('CHECKED', counts)).toEqual(['With notes (3)', 'Ready (20)', 'All (20)'])
  expect(filtersIn('UNDONE', { ...counts, removed: 20 })).toEqual(['Removed (20)', 'All (20)'])
})

it('once it is over, rows are what became of them', () => {
  expect(filtersIn('DONE', { rows: 20, ready: 16, created: 16, skipped: 4 }, 4)).toEqual([
    'Skipped (4)',
    'Created (16)',
    'All (20)',
  ])
})

it('after an undo nothing counts as created', () => {
  expect(filtersIn('UNDONE', { rows: 5, created: 5, removed: 4, kept: 1 })).toEqual([
    'Kept (1)',
    'Removed (4)',
    'All (5)',
  ])
})
