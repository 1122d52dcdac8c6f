import { describe, expect, it } from 'vitest'
import { moveColumn, plainLayout, shownColumns } from './column-layout'
import { clampWidth, tracksOf, withWidth } from './column-tracks'
import type { DataTableColumn } from './columns'
import { directionOf, nextSort } from './sorting'

const column = (id: string, more: Partial<DataTableColumn<object>> = {}): DataTableColumn<object> => ({
  id,
  header: id,
  cell: () => null,
  ...more,
})
const columns = [
  column('name', { minWidth: 240 }),
  column('address'),
  column('phone', { hidden: true }),
  column('created'),
]
const ids = (layout: Parameters<typeof shownColumns>[1]) => shownColumns(columns, layout).map(({ id }) => id)

describe('the columns of a list', () => {
  it('are as the list defines them until someone changes them', () => {
    expect(ids(plainLayout)).toEqual(['name', 'address', 'created'])
  })

  it('are shown and hidden as chosen, but the title always stays, and stays first', () => {
    const layout = { ...plainLayout, shown: { name: false, address: false, phone: true }, order: ['phone', 'name'] }
    expect(ids(layout)).toEqual(['name', 'phone', 'created'])
  })

  it('are moved among each other, not before the title and not beyond the end', () => {
    const moved = moveColumn(columns, plainLayout, 'created', -2)
    expect(ids(moved)).toEqual(['name', 'created', 'address'])
    expect(moveColumn(columns, moved, 'created', -1)).toBe(moved)
    expect(ids(moveColumn(columns, moved, 'created', 9))).toEqual(['name', 'address', 'created'])
  })

  it('that a newer version adds stand at the end, and those it takes away are gone', () => {
    const layout = { ...plainLayout, order: ['gone', 'created', 'address'], shown: { gone: true } }
    expect(shownColumns([...columns, column('policies')], layout).map(({ id }) => id)).toEqual([
      'name',
      'created',
      'address',
      'policies',
    ])
  })
})

describe('the widths of columns', () => {
  it('are shares until someone gives them, and never below the least', () => {
    expect(tracksOf([column('a', { width: '2fr' }), column('b', { width: '120px' })], {}, false)).toEqual({
      template: 'minmax(112px, 2fr) 120px',
      minWidth: 236,
    })
    expect(tracksOf(columns.slice(0, 2), { address: 300 }, true)).toEqual({
      template: '56px minmax(240px, 1fr) 300px',
      minWidth: 600,
    })
    expect(clampWidth(12.4, 96)).toBe(96)
    expect(clampWidth(99_999, 96)).toBe(1200)
  })

  it('are given back one by one', () => {
    expect(withWidth({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
  })
})

describe('a heading', () => {
  const created = { ascending: 'CREATED_AT_ASC', descending: 'CREATED_AT_DESC' }
  const name = { ascending: 'NAME_ASC', descending: 'NAME_DESC' }

  it('sorts upwards, then downwards, then as the list does by itself', () => {
    const clicks = ['', '', ''].reduce<(string | undefined)[]>(
      before => [...before, nextSort(created, before.at(-1), 'NAME_ASC')],
      ['NAME_ASC'],
    )
    expect(clicks).toEqual(['NAME_ASC', 'CREATED_AT_ASC', 'CREATED_AT_DESC', 'NAME_ASC'])
  })

  it('says that the list is sorted by it also when that is the list’s own order', () => {
    expect(directionOf(name, 'NAME_ASC')).toBe('ascending')
    expect(directionOf(created, 'NAME_ASC')).toBeUndefined()
    expect(nextSort(name, 'NAME_ASC', 'NAME_ASC')).toBe('NAME_DESC')
    expect(nextSort(name, 'NAME_DESC', 'NAME_ASC')).toBe('NAME_ASC')
  })
})
