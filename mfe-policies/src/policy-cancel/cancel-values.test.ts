import { describe, expect, it } from 'vitest'
import { cancelInput, newCancellation } from './cancel-values'

describe('the form of a cancellation', () => {
  const begunWith = newCancellation('2026-11-22')

  it('is for nonpayment of the insured, from today, unless it says otherwise', () => {
    expect(cancelInput(begunWith, begunWith)).toEqual({
      type: 'CANCELLATION',
      canceledBy: 'INSURED',
      reason: 'INSURED_NONPAYMENT',
      effectiveAt: '2026-11-22',
    })
  })

  it('keeps the day that was there when it is taken away', () => {
    expect(cancelInput({ ...begunWith, effectiveAt: '' }, begunWith)).toMatchObject({ effectiveAt: '2026-11-22' })
  })
})
