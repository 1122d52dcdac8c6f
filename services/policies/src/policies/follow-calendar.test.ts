import { inTenantScope } from '@coverdesk/kit'
import {
  runJob,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetTimeZones } from '../calendar/today.ts'
import { PolicyEvent } from '../models/policy-event.model.ts'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/people.ts'
import { policyNow, storedPolicy } from '../testing/stored-policy.ts'
import { followCalendar } from './follow-calendar.ts'
import type { PolicyRecord } from './policy-record.ts'

const timeZones: Record<string, string> = {
  [us.agencyId]: 'America/Los_Angeles',
  [them.agencyId]: 'America/New_York',
}
let areSettingsThere = true
let product: TestProduct
let subgraph: TestSubgraph

beforeAll(async () => {
  product = await startTestProduct(({ caller }) =>
    areSettingsThere
      ? { data: { agency: { timeZone: timeZones[caller.agencyId ?? ''] } } }
      : { errors: [{ message: 'Settings isn’t responding.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] },
  )
  // Its jobs run when a test says so.
  subgraph = await startTestSubgraph({ ...policiesSubgraph, jobs: [] }, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})
beforeEach(() => {
  areSettingsThere = true
  forgetTimeZones()
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
const stateOf = async (agencyId: string, policy: PolicyRecord) => (await policyNow(agencyId, policy)).state
const term = { inforceAt: '2027-03-01', expiresAt: '2028-03-01' }
const before = { today: '2027-02-28' }

it('policies begin at the midnight of their agency, not at anybody else’s', async () => {
  const ours = await storedPolicy(us.agencyId, term, before)
  const theirs = await storedPolicy(them.agencyId, term, before)
  const states = async () => [await stateOf(us.agencyId, ours), await stateOf(them.agencyId, theirs)]
  at('2027-03-01T04:59:59Z')
  await runJob(followCalendar)
  expect(await states()).toEqual(['PENDING', 'PENDING'])
  at('2027-03-01T05:00:00Z')
  await runJob(followCalendar)
  expect(await states(), 'it is midnight in New York').toEqual(['PENDING', 'INFORCE'])
  at('2027-03-01T08:00:00Z')
  await runJob(followCalendar)
  expect(await states(), 'and in Los Angeles').toEqual(['INFORCE', 'INFORCE'])
})

it('what was missed while no one looked is caught up with, and told as what the calendar did', async () => {
  const policy = await storedPolicy(us.agencyId, term, before)
  at('2028-06-15T12:00:00Z')
  await runJob(followCalendar)
  expect(await stateOf(us.agencyId, policy)).toBe('EXPIRED')
  const events = await inTenantScope(us.agencyId, () => PolicyEvent.find({ policyId: policy._id }).lean())
  expect(events).toMatchObject([{ kind: 'STATE_CHANGED', userId: null, version: 2 }])
})

it('a cancellation takes effect on its day', async () => {
  const cancellation = {
    canceledAt: new Date('2027-02-01'),
    canceledBy: 'CARRIER',
    effectiveAt: '2027-05-05',
    type: 'CANCELLATION',
    reason: 'INSURED_NONPAYMENT',
    reasonDescription: null,
    returnPremium: null,
    returnCommission: null,
  } as const
  const facts = { ...term, inforceAt: '2027-01-01', cancellation }
  const policy = await storedPolicy(us.agencyId, facts, before)
  at('2027-05-05T06:59:59Z')
  await runJob(followCalendar)
  expect(await policyNow(us.agencyId, policy)).toMatchObject({ state: 'INFORCE', isCancellationPending: true })
  at('2027-05-05T07:00:00Z')
  await runJob(followCalendar)
  expect(await policyNow(us.agencyId, policy)).toMatchObject({ state: 'CANCELED', isCancellationPending: false })
})

it('while settings do not answer nothing moves that no one is sure of, and then everything does', async () => {
  const policy = await storedPolicy(us.agencyId, term, before)
  at('2027-04-01T12:00:00Z')
  areSettingsThere = false
  await runJob(followCalendar)
  expect(await stateOf(us.agencyId, policy)).toBe('PENDING')
  areSettingsThere = true
  await runJob(followCalendar)
  expect(await stateOf(us.agencyId, policy)).toBe('INFORCE')
  areSettingsThere = false
  at('2028-04-01T12:00:00Z')
  await runJob(followCalendar)
  expect(await stateOf(us.agencyId, policy), 'an agency is where it was').toBe('EXPIRED')
})
