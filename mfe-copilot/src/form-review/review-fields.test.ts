import { describe, expect, it } from 'vitest'
import { countOf, nextOpenField, reviewedFields } from './review-fields'

const field = (name: string, state: 'CERTAIN' | 'UNCERTAIN' | 'MISSING' | 'LEFT_EMPTY') => ({ name, state })
const fields = [
  field('date', 'CERTAIN'),
  field('aggregate', 'UNCERTAIN'),
  field('loan', 'MISSING'),
  field('signature', 'LEFT_EMPTY'),
  field('number', 'UNCERTAIN'),
]
const names = (shown: readonly { name: string }[]) => shown.map(({ name }) => name)

describe('the fields of a form that is reviewed', () => {
  it('are open while they are uncertain or missing; the chosen one stays in the list', () => {
    expect(names(reviewedFields(fields, 'OPEN'))).toEqual(['aggregate', 'loan', 'number'])
    expect(names(reviewedFields(fields, 'OPEN', 'date'))).toEqual(['date', 'aggregate', 'loan', 'number'])
    expect(names(reviewedFields(fields, 'MISSING'))).toEqual(['loan'])
    expect([countOf(fields, 'UNCERTAIN'), countOf(fields, 'ALL')]).toEqual([2, 5])
  })

  it('lead from one uncertain field to the next, around the end, and then to missing ones', () => {
    expect(nextOpenField(fields, undefined)?.name).toBe('aggregate')
    expect(nextOpenField(fields, 'aggregate')?.name).toBe('number')
    expect(nextOpenField(fields, 'number')?.name).toBe('aggregate')
    expect(nextOpenField([field('loan', 'MISSING'), field('date', 'CERTAIN')], undefined)?.name).toBe('loan')
    expect(nextOpenField([field('date', 'CERTAIN')], undefined)).toBeUndefined()
  })
})
