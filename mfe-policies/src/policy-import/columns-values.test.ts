import { expect, it } from 'vitest'
import { importIn } from '../testing/imports.fixtures'
import { columnsInput, columnsOf } from './columns-values'
import { fieldGroups, importFields } from './import-fields'

it('the form begins with what the server takes the columns for', () => {
  const { policyType, columns } = columnsOf(importIn('MAPPING'))
  expect(policyType).toBe('')
  expect(columns).toMatchObject({ ACCOUNT_NAME: '0', TYPE: '1', CARRIER: '2', PREMIUM: '' })
})

it('a column of types is sent unless all rows have one type', () => {
  const { columns } = columnsOf(importIn('MAPPING'))
  const fieldsOf = (policyType: '' | 'CYBER') =>
    columnsInput({ policyType, columns }).mapping?.map(({ field }) => field)
  expect(fieldsOf('')).toContain('TYPE')
  expect(columnsInput({ policyType: '', columns })).not.toHaveProperty('policyType')
  expect(fieldsOf('CYBER')).not.toContain('TYPE')
  expect(columnsInput({ policyType: 'CYBER', columns }).policyType).toBe('CYBER')
})

it('every field that a list can have is asked for once', () => {
  const asked = ['TYPE', ...fieldGroups.flatMap(({ required = [], optional }) => [...required, ...optional])]
  expect(asked.toSorted()).toEqual(Object.keys(importFields).toSorted())
})
