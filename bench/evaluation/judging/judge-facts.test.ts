import type { Fact } from '@coverdesk/coverage'
import { describe, expect, it } from 'vitest'
import type { EvaluationDocument } from '../document/evaluation-document.ts'
import type { ExpectedFact } from '../facts/expected-facts.ts'
import { judgeFacts } from './judge-facts.ts'

const gl = 'GENERAL_LIABILITY'
const evidence = [{ page: 1, quote: '$0' }]
const stated = { unit: 'USD', confidence: 1, method: 'RULE' } as const
const proof = (quote: string) => ({ fileId: null, page: 1, quote, boxes: [] })

const found = (field: Fact['field'], line: Fact['line'], value: number): Fact => ({
  ...{ ...stated, field, line, value, state: 'FOUND', evidence: [proof(`$${value / 100}`)] },
})

const documentOf = (facts: ExpectedFact[], absent: EvaluationDocument['absent'] = []) =>
  ({ kind: 'QUOTE', facts, absent }) as unknown as EvaluationDocument

const deductible: ExpectedFact = { field: 'deductible', line: gl, state: 'FOUND', values: [0], unit: 'USD', evidence }

describe('judgeFacts', () => {
  it('a deductible of zero is right only as zero', () => {
    expect(judgeFacts(documentOf([deductible]), [found('deductible', gl, 0)])).toMatchObject({ right: 1, fields: 1 })
    expect(judgeFacts(documentOf([deductible]), [found('deductible', gl, 50_000)]).right).toBe(0)
    expect(judgeFacts(documentOf([deductible]), []).right).toBe(0)
  })

  it('what is said of another line is invented', () => {
    const { invented, right } = judgeFacts(documentOf([deductible]), [found('deductible', 'PROPERTY', 0)])
    expect(invented.map(({ line }) => line)).toEqual(['PROPERTY'])
    expect(right).toBe(0)
  })

  it('a field that is absent is right when nothing is said, and invented when something is', () => {
    const document = documentOf([], [{ field: 'premium', line: null }])
    expect(judgeFacts(document, [])).toMatchObject({ right: 1, fields: 1 })
    const verdict = judgeFacts(document, [found('premium', null, 100)])
    expect(verdict.right).toBe(0)
    expect(verdict.invented).toHaveLength(1)
  })

  it('two values of one field are right only as ambiguous, with both quotes', () => {
    const premium: ExpectedFact = {
      ...deductible,
      field: 'premium',
      line: null,
      state: 'AMBIGUOUS',
      values: [100, 200],
    }
    const both = (...quotes: string[]): Fact => ({
      ...{
        ...stated,
        field: 'premium',
        line: null,
        state: 'AMBIGUOUS',
        value: null,
        values: [100, 200],
        evidence: quotes.map(proof),
      },
    })
    expect(judgeFacts(documentOf([premium]), [both('$1', '$2')]).right).toBe(1)
    expect(judgeFacts(documentOf([premium]), [both('$1', '$1')]).right).toBe(0)
    expect(judgeFacts(documentOf([premium]), [found('premium', null, 100)]).right).toBe(0)
  })

  it('a word in place of an amount is another value than nothing and than zero', () => {
    const medical: ExpectedFact = { ...deductible, values: ['EXCLUDED'], unit: 'WORD' }
    const excluded: Fact = {
      ...stated,
      field: 'deductible',
      line: gl,
      unit: 'WORD',
      state: 'FOUND',
      value: 'EXCLUDED',
      evidence: [proof('Excluded')],
    }
    expect(judgeFacts(documentOf([medical]), [excluded]).right).toBe(1)
    expect(judgeFacts(documentOf([medical]), [found('deductible', gl, 0)]).right).toBe(0)
  })

  it('a list is right only when it is complete and has nothing else', () => {
    const locations: ExpectedFact = {
      ...deductible,
      field: 'locations',
      line: null,
      values: ['1 Alder Street', '2 Alder Street'],
      unit: 'TEXT',
    }
    const listed = (value: string[]): Fact => ({
      ...{ ...stated, field: 'locations', line: null, unit: 'TEXT', state: 'FOUND', value, evidence: value.map(proof) },
    })
    expect(judgeFacts(documentOf([locations]), [listed(['2 Alder Street', '1 Alder Street'])]).right).toBe(1)
    expect(judgeFacts(documentOf([locations]), [listed(['1 Alder Street'])]).right).toBe(0)
    expect(
      judgeFacts(documentOf([locations]), [listed(['1 Alder Street', '2 Alder Street', '3 Alder Street'])]).right,
    ).toBe(0)
  })
})
