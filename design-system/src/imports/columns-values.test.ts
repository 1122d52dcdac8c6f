import { expect, it } from 'vitest'
import { chosenColumns, mappedColumns } from './columns-values'

const fields = { NAME: 'Name', EMAIL: 'Email', PHONE: 'Phone' }

it('every field has a choice, and what no column is has none', () => {
  expect(chosenColumns(fields, [{ field: 'EMAIL', column: 0 }])).toEqual({ NAME: '', EMAIL: '0', PHONE: '' })
})

it('only what is chosen and asked for is sent', () => {
  const columns = { NAME: '2', EMAIL: '', PHONE: '0' }
  expect(mappedColumns(columns)).toEqual([
    { field: 'NAME', column: 2 },
    { field: 'PHONE', column: 0 },
  ])
  expect(mappedColumns(columns, field => field !== 'PHONE')).toEqual([{ field: 'NAME', column: 2 }])
})
