import { expect, it } from 'vitest'
import { mergeSides, type SyncedField } from './merge-sides.ts'

const phone = (sides: Pick<SyncedField, 'here' | 'there' | 'base'>): SyncedField => ({
  field: 'PHONE',
  label: 'Phone',
  ...sides,
})
const merged = (
  sides: Pick<SyncedField, 'here' | 'there' | 'base'>,
  ...decisions: Parameters<typeof mergeSides>[1] & {}
) => {
  const { taken, changes, base } = mergeSides([phone(sides)], decisions)
  return { taken: taken.get('PHONE'), conflict: changes.some(({ isConflict }) => isConflict), base: base['PHONE'] }
}

it('takes what was changed there alone', () => {
  expect(merged({ here: 'a', there: 'b', base: 'a' })).toEqual({ taken: 'b', conflict: false, base: 'b' })
})

it('keeps what was changed here alone', () => {
  expect(merged({ here: 'b', there: 'a', base: 'a' })).toEqual({ taken: undefined, conflict: false, base: 'a' })
})

it('leaves what was changed on both sides to a person', () => {
  expect(merged({ here: 'b', there: 'c', base: 'a' })).toEqual({ taken: undefined, conflict: true, base: 'a' })
})

it('finds no conflict where both sides were changed to the same', () => {
  expect(merged({ here: 'b', there: 'b', base: 'a' })).toEqual({ taken: undefined, conflict: false, base: 'b' })
})

it('clears what was emptied there, and says so', () => {
  const { taken, changes } = mergeSides([phone({ here: 'a', there: null, base: 'a' })])
  expect(taken.get('PHONE')).toBeNull()
  expect(changes).toMatchObject([{ before: 'a', after: null, isCleared: true, isConflict: false }])
})

it('changes nothing for a field that was not sent', () => {
  expect(merged({ here: 'a', there: undefined, base: 'b' })).toEqual({ taken: undefined, conflict: false, base: 'b' })
})

it('fills in what is empty here the first time, and overwrites nothing', () => {
  expect(merged({ here: null, there: 'b', base: undefined })).toMatchObject({ taken: 'b', conflict: false })
  expect(merged({ here: 'a', there: null, base: undefined })).toEqual({ taken: undefined, conflict: false, base: null })
  expect(merged({ here: 'a', there: 'b', base: undefined })).toEqual({
    taken: undefined,
    conflict: true,
    base: undefined,
  })
})

it('applies a decision to the values that the person saw, and to no others', () => {
  const sides = { here: 'b', there: 'c', base: 'a' }
  const there = { field: 'PHONE', keepsThere: true, here: 'b', there: 'c' }
  expect(merged(sides, there)).toEqual({ taken: 'c', conflict: false, base: 'c' })
  expect(merged(sides, { ...there, keepsThere: false })).toEqual({ taken: undefined, conflict: false, base: 'c' })
  expect(merged({ ...sides, there: 'd' }, there)).toMatchObject({ taken: undefined, conflict: true })
  expect(merged({ ...sides, here: 'x' }, there)).toMatchObject({ taken: undefined, conflict: true })
})

it('reads values as people do', () => {
  const field = {
    ...phone({ here: null, there: '120000', base: null }),
    show: (cents: string) => `$${Number(cents) / 100}`,
  }
  expect(mergeSides([field]).changes).toMatchObject([{ before: null, after: '$1200', storedAfter: '120000' }])
})
