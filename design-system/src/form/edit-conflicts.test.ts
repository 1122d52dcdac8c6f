import { describe, expect, it } from 'vitest'
import { conflictsBetween } from './edit-conflicts'

const opened = { premium: 100_00, fees: Number.NaN, contactIds: ['a'], broker: { name: 'Gale' } }
const fields = [
  ['premium', 'Premium'],
  ['fees', 'Fees'],
  ['contactIds', 'Contacts'],
  ['broker.name', 'Broker'],
] as const
const conflicts = (mine: Partial<typeof opened>, theirs: Partial<typeof opened>) =>
  conflictsBetween(
    fields,
    { base: opened, mine: { ...opened, ...mine }, theirs: { ...opened, ...theirs } },
    (_, value) => String(value),
  )

describe('the fields that two people changed', () => {
  it('are none when no one changed anything, also where there is no number and where there are lists', () => {
    expect(conflicts({}, { contactIds: ['a'] })).toEqual([])
  })

  it('are none when only this person changed something, or both to the same', () => {
    expect(conflicts({ premium: 1 }, {})).toEqual([])
    expect(conflicts({ premium: 1 }, { premium: 1 })).toEqual([])
  })

  it('tell what both say where both changed it', () => {
    expect(conflicts({ premium: 1 }, { premium: 2 })).toEqual([
      { path: 'premium', label: 'Premium', mine: '1', theirs: '2', changedByBoth: true },
    ])
  })

  it('are taken from the other person where only they changed it, be it a list or a field of a group', () => {
    expect(conflicts({}, { contactIds: ['a', 'b'], broker: { name: 'Keel' } })).toMatchObject([
      { path: 'contactIds', theirs: 'a,b', changedByBoth: false },
      { path: 'broker.name', theirs: 'Keel', changedByBoth: false },
    ])
  })
})
