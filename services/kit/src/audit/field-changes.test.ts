import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { fieldChanges } from './field-changes.ts'

const agencyId = new Types.ObjectId()
const before = {
  _id: new Types.ObjectId(),
  agencyId,
  name: 'Bay',
  at: new Date('2026-11-20T09:00:00Z'),
  address: { city: 'Oakland', zone: 'CA' },
  tags: ['a', 'b'],
  contactId: new Types.ObjectId('650000000000000000000001'),
}

it('tells the fields that differ, by their path', () => {
  const after = { ...before, name: 'Bay & Co', address: { city: 'Alameda', zone: 'CA' }, tags: ['a'] }
  expect(fieldChanges(before, after)).toEqual([
    { path: 'name', before: 'Bay', after: 'Bay & Co' },
    { path: 'address.city', before: 'Oakland', after: 'Alameda' },
    { path: 'tags.1', before: 'b', after: null },
  ])
})

it('tells every field of a record that was created or deleted, but not whose it is', () => {
  const created = fieldChanges(null, before)
  expect(created.map(({ path }) => path)).toEqual([
    'name',
    'at',
    'address.city',
    'address.zone',
    'tags.0',
    'tags.1',
    'contactId',
  ])
  expect(created).toContainEqual({ path: 'contactId', before: null, after: '650000000000000000000001' })
  expect(created).toContainEqual({ path: 'at', before: null, after: '2026-11-20T09:00:00Z' })
  expect(fieldChanges(before, null)[0]).toEqual({ path: 'name', before: 'Bay', after: null })
})

it('cuts what is too long to read', () => {
  expect(fieldChanges(null, { text: 'x'.repeat(600) })[0]?.after).toBe(`${'x'.repeat(500)}…`)
})
