import { describe, expect, it } from 'vitest'
import { draftedFields } from './field-draft'
import { formField } from './form-field.fixtures'
import { fieldAfter, fieldsByPage, nextOpen, shownFields } from './shown-fields'

const fields = draftedFields(
  [
    formField({ name: 'a', tooltip: 'Holder’s name', source: 'holder.name', matchedBy: 'TOOLTIP' }),
    formField({ name: 'b' }),
    formField({ name: 'c', source: null, matchedBy: 'STAFF' }),
    formField({ name: 'd', page: 2 }),
  ],
  new Map(),
)
const inWords = (filling: string) => (filling === 'holder.name' ? 'Holder: Name' : '')
const names = (shown: readonly { field: { name: string } }[]) => shown.map(({ field }) => field.name).join('')

describe('the list of fields', () => {
  it('shows those that nothing is said about, and the chosen one', () => {
    expect(names(shownFields(fields, 'OPEN', '', undefined, inWords))).toBe('bd')
    expect(names(shownFields(fields, 'OPEN', '', 'a', inWords))).toBe('abd')
  })

  it('is searched by tooltip, name and filling', () => {
    expect(names(shownFields(fields, 'ALL', 'HOLDER’S', undefined, inWords))).toBe('a')
    expect(names(shownFields(fields, 'ALL', 'holder: n', undefined, inWords))).toBe('a')
    expect(names(shownFields(fields, 'ALL', 'd', undefined, inWords))).toBe('ad')
  })

  it('is grouped by page', () => {
    expect(fieldsByPage(fields).map(({ page, fields }) => [page, names(fields)])).toEqual([
      [1, 'abc'],
      [2, 'd'],
    ])
  })
})

describe('from a field', () => {
  it('one goes to its neighbors, and not beyond the ends', () => {
    expect(fieldAfter(fields, 'b', 1)?.field.name).toBe('c')
    expect(fieldAfter(fields, 'a', -1)?.field.name).toBe('a')
    expect(fieldAfter(fields, undefined, 1)?.field.name).toBe('a')
    expect(fieldAfter(fields, undefined, -1)?.field.name).toBe('d')
  })

  it('one goes to the next that nothing is said about, around the end', () => {
    expect(nextOpen(fields, undefined)?.field.name).toBe('b')
    expect(nextOpen(fields, 'b')?.field.name).toBe('d')
    expect(nextOpen(fields, 'd')?.field.name).toBe('b')
  })
})
