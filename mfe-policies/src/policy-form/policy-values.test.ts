import { describe, expect, it } from 'vitest'
import { bayviewPolicy } from '../testing/policies.fixtures'
import { createInput, newPolicy, updateInput, valuesOf } from './policy-values'

describe('a new policy', () => {
  const values = newPolicy('a1', 'user-1', 'America/New_York')

  it('ends a year after today, is billed directly once a year, costs no fees and is binding', () => {
    expect(Number(values.expiresAt.slice(0, 4)) - Number(values.inforceAt.slice(0, 4))).toBe(1)
    expect(values).toMatchObject({
      ...{ billingType: 'DIRECT', paymentIntervalType: 'ANNUAL', state: 'BINDING' },
      ...{ agencyFees: 0, brokerFees: 0, policyFees: 0, otherFees: 0 },
    })
  })

  it('leaves out what is empty, and dates that were taken away', () => {
    const input = createInput({ ...values, expiresAt: '', premium: Number.NaN, policyNumber: ' ' })
    expect(input).not.toHaveProperty('expiresAt')
    expect(input).not.toHaveProperty('premium')
    expect(input).not.toHaveProperty('policyNumber')
    expect(input).not.toHaveProperty('accountId')
    expect(input).not.toHaveProperty('updateReason')
  })
})

describe('a change of a policy', () => {
  const saved = valuesOf(bayviewPolicy)

  it('keeps stored numbers, dates and amounts where the form is blank', () => {
    const input = updateInput(
      { ...saved, quoteNumber: '', policyNumber: ' ', expiresAt: '', premium: Number.NaN },
      bayviewPolicy,
    )
    for (const field of ['quoteNumber', 'policyNumber', 'expiresAt', 'premium']) expect(input).not.toHaveProperty(field)
  })

  it('takes the broker and whoever looks after it away', () => {
    expect(updateInput({ ...saved, brokerId: '', agencyUserId: '' }, bayviewPolicy)).toMatchObject({
      brokerId: null,
      agencyUserId: null,
    })
  })

  it('names the status only when someone chose another, so that it follows new dates', () => {
    expect(updateInput({ ...saved, expiresAt: '2027-06-01' }, bayviewPolicy)).not.toHaveProperty('state')
    expect(updateInput({ ...saved, state: 'UNKNOWN' }, bayviewPolicy)).toMatchObject({ state: 'UNKNOWN' })
  })

  it('says why', () => {
    expect(updateInput({ ...saved, updateReason: 'Audit' }, bayviewPolicy)).toMatchObject({ updateReason: 'Audit' })
  })
})
