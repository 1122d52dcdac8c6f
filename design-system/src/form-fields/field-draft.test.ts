import { describe, expect, it } from 'vitest'
import {
  changedFields,
  conflictingFields,
  draftedFields,
  errorsByField,
  type FieldDraft,
  fillingOf,
  leftEmpty,
  sharersOf,
  undecided,
  withFilling,
} from './field-draft'
import { formField } from './form-field.fixtures'

const holder = formField({ name: 'Holder', source: 'holder.name', matchedBy: 'NAME' })
const number = formField({ name: 'F2', source: null, matchedBy: null })
const signature = formField({ name: 'Sig', source: null, matchedBy: 'STAFF' })
const fields = [holder, number, signature]
const none: FieldDraft = new Map()

describe('a field', () => {
  it('is filled, left empty, or no one has said anything', () => {
    expect(fields.map(fillingOf)).toEqual(['holder.name', undecided, leftEmpty])
  })

  it('shows what the draft says, and else what is saved', () => {
    const drafted = draftedFields(fields, withFilling(none, number, 'gl.number'))
    expect(drafted.map(({ filling, isChanged }) => [filling, isChanged])).toEqual([
      ['holder.name', false],
      ['gl.number', true],
      [leftEmpty, false],
    ])
  })

  it('is left empty when its box is emptied, unless nothing was said before', () => {
    expect(withFilling(none, holder, undecided).get('Holder')).toBe(leftEmpty)
    expect(withFilling(withFilling(none, number, 'gl.number'), number, undecided).size).toBe(0)
  })

  it('leaves the draft when what is saved is chosen again', () => {
    expect(withFilling(withFilling(none, holder, 'gl.number'), holder, 'holder.name').size).toBe(0)
    expect(withFilling(none, signature, leftEmpty).size).toBe(0)
  })
})

describe('what is sent', () => {
  const draft = withFilling(withFilling(none, number, 'gl.number'), holder, leftEmpty)

  it('is what was changed alone, in the order of the form', () => {
    expect(changedFields(fields, draft)).toEqual([
      { name: 'Holder', source: null },
      { name: 'F2', source: 'gl.number' },
    ])
  })

  it('gets the server’s messages back at the fields, however few were sent', () => {
    const errors = [
      { path: 'fields.1.source', message: 'There is no such source.' },
      { path: 'id', message: 'Elsewhere.' },
    ]
    expect([...errorsByField(errors, changedFields(fields, draft))]).toEqual([['F2', 'There is no such source.']])
  })

  it('can say that a field of which nothing was known is left empty', () => {
    expect(changedFields(fields, withFilling(none, number, leftEmpty))).toEqual([{ name: 'F2', source: null }])
  })
})

describe('what two people change', () => {
  const inWords = (filling: string) => `«${filling}»`
  const theirs = [{ ...holder, source: 'insured.name' }, { ...number, source: 'gl.number' }, signature]

  it('is asked about where they differ', () => {
    const draft = withFilling(none, holder, 'producer.name')
    expect(conflictingFields(fields, theirs, draft, inWords)).toEqual([
      { path: 'Holder', label: 'Holder', mine: '«producer.name»', theirs: '«insured.name»' },
    ])
  })

  it('is no question where only one of them did, or both did the same', () => {
    expect(conflictingFields(fields, theirs, withFilling(none, signature, 'producer.name'), inWords)).toEqual([])
    expect(conflictingFields(fields, theirs, withFilling(none, number, 'gl.number'), inWords)).toEqual([])
  })
})

it('one source may fill several fields, and each knows the others', () => {
  const drafted = draftedFields(fields, withFilling(none, number, 'holder.name'))
  const [first, , last] = drafted
  expect(first && sharersOf(drafted, first).map(({ name }) => name)).toEqual(['F2'])
  expect(last && sharersOf(drafted, last)).toEqual([])
})
