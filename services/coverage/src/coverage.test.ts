import { describe, expect, it } from 'vitest'
import {
  documentLimits,
  fact,
  fieldNames,
  fields,
  insuranceTypes,
  isLimitField,
  limitNames,
  policyLimits,
} from './index.ts'

describe('the coverage schema', () => {
  it('has a field for every limit, in its line', () => {
    for (const [name, { line }] of Object.entries({ ...policyLimits, ...documentLimits })) {
      expect(fieldNames, name).toContain(name)
      expect(isLimitField(name), name).toBe(true)
      expect(insuranceTypes, name).toContain(line)
      expect(fields[name as keyof typeof fields].unit, name).toBe('USD')
    }
  })

  it('names no limit twice within a line', () => {
    const labels = limitNames.map(name => `${policyLimits[name].line} ${policyLimits[name].label}`)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

const found = {
  ...{ field: 'glPerOccurrenceLimit', line: 'GENERAL_LIABILITY', unit: 'USD', confidence: 0.9, method: 'MODEL' },
  ...{ state: 'FOUND', value: 0, evidence: [{ fileId: null, page: 1, quote: '$0', boxes: [] }] },
}

describe('a fact', () => {
  it('may be zero', () => expect(fact.parse(found)).toMatchObject({ value: 0 }))

  it.each([
    ['no evidence', { evidence: [] }],
    ['a field that there isn’t', { field: 'glLimit' }],
    ['another line of business', { line: 'MARINE' }],
    ['no quote', { evidence: [{ fileId: null, page: 1, quote: '', boxes: [] }] }],
    ['a value though it was not found', { state: 'NOT_FOUND', evidence: [] }],
    ['one value though it is ambiguous', { state: 'AMBIGUOUS', value: null, values: [1] }],
  ])('with %s is none', (_, change) => expect(fact.safeParse({ ...found, ...change }).success).toBe(false))
})
