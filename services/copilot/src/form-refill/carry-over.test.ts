import type { MappedField } from '@coverdesk/forms'
import { describe, expect, it } from 'vitest'
import type { FormContent } from '../artifacts/form/form-content.ts'
import { carryOver } from './carry-over.ts'

type Given = Record<string, { value?: string | true; label?: string; isEdited?: boolean }>

const content = (given: Given, formVersion = 1): FormContent => ({
  template: { id: 'ACORD_25', name: 'ACORD 25', formId: 'f1', formVersion, fileName: 'Form.pdf' },
  values: Object.entries(given).flatMap(([field, { value }]) => (value === undefined ? [] : [{ field, value }])),
  fields: Object.entries(given).map(([name, { value, label = name }]) => ({
    ...{ name, label, state: value === undefined ? 'MISSING' : 'CERTAIN', reason: null },
    ...{ origin: null, from: null, choices: [] },
  })),
  sources: Object.entries(given).flatMap(([field, { value }]) =>
    typeof value === 'string' ? [{ field, sourceId: 's1', name: 'Paper.pdf', page: 1, quote: value, boxes: [] }] : [],
  ),
  edits: Object.entries(given).flatMap(([field, { isEdited }]) =>
    isEdited ? [{ field, userId: 'u1', at: new Date(0) }] : [],
  ),
})
const field = (name: string, more: Partial<MappedField> = {}): MappedField => ({
  ...{ name, tooltip: null, kind: 'TEXT', maxLength: null, isMultiline: false, isComb: false, fontSize: 9 },
  ...{ align: 'LEFT', places: [], source: null, matchedBy: null },
  ...more,
})
const valuesOf = ({ values }: FormContent) => Object.fromEntries(values.map(({ field: name, value }) => [name, value]))

describe('a form that is filled again on another one', () => {
  it('keeps what fields of the same name said, with where it is from, and takes the rest as it is known now', () => {
    const former = content({ Insured: { value: 'Heron LLC' }, Gone: { value: 'x' }, Limit: {} })
    const fresh = content({ Insured: { value: 'Heron Inc' }, Limit: { value: '1,000' }, New: { value: 'y' } }, 2)
    const next = carryOver(former, fresh, [field('Insured'), field('Limit'), field('New')])
    expect(valuesOf(next)).toEqual({ Insured: 'Heron LLC', Limit: '1,000', New: 'y' })
    expect(next.sources.map(({ field: name, quote }) => [name, quote])).toEqual([
      ['Insured', 'Heron LLC'],
      ['Limit', '1,000'],
      ['New', 'y'],
    ])
    expect(next).toMatchObject({ template: { formVersion: 2 }, reviewedFileId: null })
  })

  it('keeps a value only where the field still means the same, but what a person wrote always', () => {
    const former = content({
      Date: { value: '01/01/2027', label: 'Effective' },
      Note: { value: 'By hand', label: 'Remarks', isEdited: true },
      Cleared: { isEdited: true },
    })
    const fresh = content({
      Date: { value: '01/01/2028', label: 'Expiration' },
      Note: { value: 'Found', label: 'Description' },
      Cleared: { value: 'Found' },
    })
    const next = carryOver(former, fresh, [field('Date'), field('Note'), field('Cleared')])
    expect(valuesOf(next)).toEqual({ Date: '01/01/2028', Note: 'By hand' })
    expect(next.edits.map(({ field: name }) => name)).toEqual(['Note', 'Cleared'])
    expect(next.fields.map(({ label }) => label)).toEqual(['Expiration', 'Description', 'Cleared'])
  })

  it('keeps nothing that the new field can’t take, and nothing where people sign', () => {
    const former = content({
      Box: { value: 'Yes', isEdited: true },
      Short: { value: 'Too long', isEdited: true },
      Signature: { value: 'Nora', isEdited: true },
    })
    const fields = [field('Box', { kind: 'CHECKBOX' }), field('Short', { maxLength: 3 }), field('Signature')]
    const next = carryOver(former, content({ Box: { value: true }, Short: {}, Signature: {} }), fields)
    expect([valuesOf(next), next.edits]).toEqual([{ Box: true }, []])
  })
})
