import { describe, expect, it } from 'vitest'
import { confusionOf, macroF1 } from './macro-f1.ts'

const text = (expected: string[], found: string[]) => ({ expected, found })

describe('the macro-F1 of requests', () => {
  it('is 1 where everything is found, and nothing else', () => {
    expect(macroF1([text(['QUESTION', 'OTHER'], ['OTHER', 'QUESTION']), text([], [])])).toBe(1)
  })

  it('counts each type alike, and asking for nothing as one', () => {
    // OTHER: one of two found. NONE: right once, and once in place of OTHER. QUESTION: all three.
    const all = [
      text(['OTHER'], ['OTHER']),
      text(['OTHER'], []),
      text([], []),
      ...Array(3).fill(text(['QUESTION'], ['QUESTION'])),
    ]
    expect(macroF1(all)).toBeCloseTo((2 / 3 + 2 / 3 + 1) / 3)
  })

  it('shows what is taken for what', () => {
    const [, , cancel] = confusionOf([text(['CANCEL_POLICY'], ['OTHER']), text(['CANCEL_POLICY'], [])]).split('\n')
    expect(cancel?.trim().split(/\s+/)).toEqual(['CANCEL', '0', '0', '0', '0', '0', '1', '0', '0', '1'])
  })
})
