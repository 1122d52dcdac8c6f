import { randomUUID } from 'node:crypto'
import { daysAfter, inTenantScope, yearAfter } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { recordedFields, replay } from '../history/policy-changes.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent } from '../models/policy-event.model.ts'
import { purgePolicy } from '../removal/purge-policy.ts'
import { us } from '../testing/people.ts'
import {
  assignPolicies,
  cancelPolicy,
  colleague,
  createPolicies,
  deletePolicy,
  formerColleague,
  heron,
  type PolicyAnswer,
  reinstatePolicy,
  renewPolicy,
  restorePolicy,
  today,
  updatePolicy,
  usePoliciesSubgraph,
} from '../testing/policies-subgraph.ts'
import { moveByDates } from './move-by-dates.ts'
import type { PolicyRecord } from './policy-record.ts'

const product = usePoliciesSubgraph()
type Answer = Record<string, PolicyAnswer>
const only = (answer: Answer) => Object.values(answer)[0] as PolicyAnswer
const perform = async (mutation: string, { id, version }: PolicyAnswer, input: object = {}) =>
  only(await product.data<Answer>(mutation, { id, version, input }))
const refusal = async (mutation: string, { id, version }: PolicyAnswer, input: object = {}) =>
  (await product.failure(mutation, { id, version, input })).message

const inForce = () => ({ state: 'INFORCE', inforceAt: daysAfter(today(), -100), expiresAt: daysAfter(today(), 265) })
const cancellation = (effectiveIn: number) => ({
  canceledBy: 'INSURED',
  type: 'CANCELLATION',
  effectiveAt: daysAfter(today(), effectiveIn),
  reasonDescription: 'They moved away.',
  returnPremium: 12_300,
})

/** The person sees no answer, and presses the button again. */
const twice = async (mutation: string, { id, version }: PolicyAnswer, input: object) => {
  const caller = { ...us, mutationKey: randomUUID() }
  const first = await product.ask<Answer>(caller, mutation, { id, version, input })
  expect(await product.ask<Answer>(caller, mutation, { id, version, input })).toEqual(first)
  return only(first.data as Answer)
}

it('canceling and reinstating are done once, and answered alike, when they are sent again', async () => {
  const canceled = await twice(cancelPolicy, await product.newPolicy(inForce()), cancellation(0))
  expect(canceled).toMatchObject({ version: 2, state: 'CANCELED' })
  const back = await twice(reinstatePolicy, canceled, { reasonDescription: 'Paid.' })
  expect(back).toMatchObject({ version: 3, state: 'INFORCE' })
  expect((await product.history(back.id)).map(({ kind }) => kind)).toEqual(['REINSTATED', 'CANCELED', 'CREATED'])
})

describe('canceling', () => {
  it('is pending until its day, refused twice, and undone', async () => {
    const created = await product.newPolicy(inForce())
    const pending = await perform(cancelPolicy, created, cancellation(14))
    expect(pending).toMatchObject({
      version: 2,
      state: 'INFORCE',
      cancellation: { ...cancellation(14), reason: 'INSURED_NONPAYMENT', returnCommission: null },
      reinstatement: null,
    })
    const listed = 'query { businessPolicies(filter: { isCancellationPending: true }) { items { id } } }'
    const ids = async () =>
      (await product.data<{ businessPolicies: { items: { id: string }[] } }>(listed)).businessPolicies.items.map(
        ({ id }) => id,
      )
    expect(await ids()).toContain(created.id)
    expect(await refusal(cancelPolicy, pending, cancellation(1))).toBe(
      'This policy already has a cancellation. Reinstate it first.',
    )

    const back = await perform(reinstatePolicy, pending, { reasonDescription: 'Paid.' })
    expect(back).toMatchObject({
      state: 'INFORCE',
      cancellation: {},
      reinstatement: { effectiveAt: daysAfter(today(), 14) },
    })
    expect(await ids()).not.toContain(created.id)
    expect(await refusal(reinstatePolicy, back)).toBe('This policy has no cancellation to reinstate.')
    expect((await product.history(created.id)).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['REINSTATED', 'Paid.'],
      ['CANCELED', 'They moved away.'],
      ['CREATED', null],
    ])
    expect(await perform(cancelPolicy, back, cancellation(0))).toMatchObject({ state: 'CANCELED', reinstatement: null })
  })

  it('is effective at once on its own day, and a form leaves it so', async () => {
    const canceled = await perform(cancelPolicy, await product.newPolicy(inForce()), cancellation(0))
    expect(canceled.state).toBe('CANCELED')
    const { id, version } = canceled
    expect(await product.wrong(updatePolicy, { id, version, input: { state: 'INFORCE' } })).toEqual({
      state: 'This policy is canceled. Reinstate it first.',
    })
    const renamed = await perform(updatePolicy, canceled, { state: 'CANCELED', policyNumber: 'X-1' })
    expect(renamed).toMatchObject({ state: 'CANCELED', policyNumber: 'X-1' })
    expect((await perform(reinstatePolicy, renamed)).state).toBe('INFORCE')
  })

  it('outside of the time that the policy covers is refused', async () => {
    const { id, version } = await product.newPolicy(inForce())
    const wrong = await product.wrong(cancelPolicy, { id, version, input: cancellation(266) })
    expect(wrong).toEqual({ effectiveAt: expect.stringMatching(/^Enter a day until .+, when the policy expires\.$/) })
  })

  it('by two people at once happens once; the other one hears of it', async () => {
    const { id, version } = await product.newPolicy(inForce())
    const answers = await Promise.all(
      [1, 2].map(day => product.ask<Answer>(us, cancelPolicy, { id, version, input: cancellation(day) })),
    )
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done')
    expect(codes.sort()).toEqual(['CONFLICT', 'done'])
  })
})

describe('renewing', () => {
  it('makes the next year of the same policy, and the former one knows it', async () => {
    const created = await product.newPolicy({
      ...inForce(),
      premium: 500,
      details: { policyNumber: 'GL-1', summary: 'All' },
    })
    const next = await perform(renewPolicy, created, { premium: 600, quoteNumber: 'Q-2' })
    expect(next).toMatchObject({
      version: 1,
      state: 'BINDING',
      inforceAt: yearAfter(String(created.inforceAt)),
      expiresAt: yearAfter(String(created.expiresAt)),
      quoteNumber: 'Q-2',
      policyNumber: null,
      pricing: { premium: 600 },
      details: { policyNumber: null, summary: 'All' },
      carrier: { name: 'Harbor Mutual' },
      renewal: { previousPolicies: [{ id: created.id }], nextPolicies: [] },
    })
    const former = await product.policy(created.id)
    expect(former).toMatchObject({ version: 2, state: 'INFORCE', renewal: { nextPolicies: [{ id: next.id }] } })
    expect(await refusal(renewPolicy, former)).toBe('A newer policy already renews this one. Renew that one.')
    expect(await refusal(deletePolicy, former)).toBe('A newer policy renews this one. Delete that one first.')
    expect((await product.history(created.id))[0]).toMatchObject({ kind: 'RENEWED', changes: [] })
    expect(await product.history(next.id)).toMatchObject([{ kind: 'CREATED_BY_RENEWAL' }])
  })

  it('by 20 people at once makes one policy', async () => {
    const { id, version } = await product.newPolicy(inForce())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.ask<Answer>(us, renewPolicy, { id, version, input: {} })),
    )
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done')
    expect(codes.filter(code => code === 'done')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['done', 'CONFLICT']))
    const former = await product.policy(id)
    expect(former.renewal.nextPolicies).toHaveLength(1)
    const made = await inTenantScope(us.agencyId, () => BusinessPolicy.countDocuments({ previousPolicyIds: id }))
    expect(made).toBe(1)
  })

  it('sent again with the same key answers the first one', async () => {
    const { id, version } = await product.newPolicy(inForce())
    const send = () => product.data<Answer>(renewPolicy, { id, version, input: {}, key: `renew ${id}` })
    const sent = [await send(), await send()].map(answer => only(answer).id)
    expect(sent[0]).toBe(sent[1])
  })

  it('ends a year after the new term begins, unless another end is given', async () => {
    const ofFormer = { inforceAt: '2026-03-01', expiresAt: '2027-03-01' }
    const begins = { inforceAt: '2028-02-29' }
    const ends = { ...begins, expiresAt: '2028-08-31' }
    expect(await perform(renewPolicy, await product.newPolicy(ofFormer))).toMatchObject({ expiresAt: '2028-03-01' })
    expect(await perform(renewPolicy, await product.newPolicy(ofFormer), begins)).toMatchObject({
      ...begins,
      expiresAt: '2029-02-28',
    })
    expect(await perform(renewPolicy, await product.newPolicy(ofFormer), ends)).toMatchObject(ends)
  })

  it('of a term that overlaps the former one is refused unless that is wanted', async () => {
    const former = await product.newPolicy(inForce())
    const { id, version, expiresAt } = former
    const input = { inforceAt: daysAfter(String(expiresAt), -1), expiresAt: yearAfter(String(expiresAt)) }
    const { inforceAt: message } = await product.wrong(renewPolicy, { id, version, input })
    expect(message).toMatch(/^The expiring policy covers through .*, or allow the overlap\.$/)
    expect(await perform(renewPolicy, former, { ...input, allowOverlap: true })).toMatchObject(input)
    const next = await product.newPolicy(inForce())
    expect(await perform(renewPolicy, next, { ...input, inforceAt: expiresAt })).toMatchObject({ inforceAt: expiresAt })
  })

  it('after a cancellation begins from the day of the cancellation on', async () => {
    const created = await product.newPolicy(inForce())
    const canceled = await perform(cancelPolicy, created, cancellation(2))
    const begins = String(canceled.cancellation?.effectiveAt)
    const input = { inforceAt: daysAfter(begins, -1) }
    expect(await product.wrong(renewPolicy, { id: canceled.id, version: canceled.version, input })).toHaveProperty(
      'inforceAt',
    )
    expect(await perform(renewPolicy, canceled, { inforceAt: begins })).toMatchObject({ inforceAt: begins })
  })

  it('with wrong dates or prices is refused at the fields, and changes nothing', async () => {
    const { id, version } = await product.newPolicy(inForce())
    const input = { inforceAt: '2027-01-01', expiresAt: '2026-01-01', state: 'CANCELED' }
    expect(Object.keys(await product.wrong(renewPolicy, { id, version, input })).sort()).toEqual(['expiresAt', 'state'])
    expect(Object.keys(await product.wrong(renewPolicy, { id, version, input: { taxes: -1 } }))).toEqual(['taxes'])
    expect((await product.policy(id)).version).toBe(1)
  })
})

describe('deleting', () => {
  it('takes a policy away for 30 days, and brings it back', async () => {
    const created = await product.newPolicy({ ...inForce(), policyNumber: 'WIPED-7' })
    const { deleteBusinessPolicy } = await product.data<{
      deleteBusinessPolicy: { id: string; deletedAt: string; restorableUntil: string }
    }>(deletePolicy, created)
    expect(deleteBusinessPolicy.id).toBe(created.id)
    const { deletedAt, restorableUntil } = deleteBusinessPolicy
    expect((Date.parse(restorableUntil) - Date.parse(deletedAt)) / 86_400_000).toBe(30)
    const find = '{ businessPolicies(search: "wiped") { total } }'
    expect(await product.data(find)).toEqual({ businessPolicies: { total: 0 } })
    expect((await product.failure(updatePolicy, { ...created, input: {} })).extensions.code).toBe('NOT_FOUND')

    const back = only(await product.data<Answer>(restorePolicy, { id: created.id }))
    expect(back).toMatchObject({ id: created.id, version: 2, state: 'INFORCE', policyNumber: 'WIPED-7' })
    expect(await product.data(find)).toEqual({ businessPolicies: { total: 1 } })
    expect((await product.history(created.id)).map(({ kind }) => kind)).toEqual(['RESTORED', 'DELETED', 'CREATED'])
    expect(only(await product.data<Answer>(restorePolicy, { id: created.id })), 'once is enough').toEqual(back)
    expect((await product.failure(deletePolicy, { id: created.id, version: 1 })).extensions.code).toBe('CONFLICT')
  })

  it('of a renewal lets the former one be renewed again, until it is back', async () => {
    const created = await product.newPolicy(inForce())
    const next = await perform(renewPolicy, created)
    await product.data(deletePolicy, next)
    const former = await product.policy(created.id)
    expect(former.renewal.nextPolicies).toEqual([])
    await product.data(restorePolicy, { id: next.id })
    expect((await product.policy(created.id)).renewal.nextPolicies).toMatchObject([{ id: next.id }])
  })

  it('is final after 30 days, with the history, unless it was brought back', async () => {
    const [gone, back] = [await product.newPolicy(), await product.newPolicy()]
    const purges: object[] = []
    for (const policy of [gone, back]) {
      const { deleteBusinessPolicy } = await product.data<{ deleteBusinessPolicy: { deletedAt: string } }>(
        deletePolicy,
        policy,
      )
      purges.push({ policyId: policy.id, deletedAt: deleteBusinessPolicy.deletedAt })
    }
    await product.data(restorePolicy, { id: back.id })
    await inTenantScope(us.agencyId, async () => {
      for (const payload of purges) {
        await purgePolicy.run({ payload, step: (_: string, work: () => unknown) => work() } as never)
      }
      expect(await PolicyEvent.countDocuments({ policyId: gone.id })).toBe(0)
    })
    expect((await product.failure(restorePolicy, { id: gone.id })).extensions.code).toBe('NOT_FOUND')
    expect((await product.history(back.id)).length).toBe(3)
  })
})

describe('assigning many', () => {
  it('changes all or none, and those that change tell it', async () => {
    const policies = [await product.newPolicy(), await product.newPolicy({ agencyUserId: colleague })]
    const ids = policies.map(({ id }) => id)
    const nobody = '67a000000000000000000099'
    expect((await product.failure(assignPolicies, { ids: [...ids, nobody], to: colleague })).extensions.code).toBe(
      'NOT_FOUND',
    )
    expect((await product.policy(ids[0] ?? '')).version).toBe(1)
    expect(await product.wrong(assignPolicies, { ids, to: formerColleague })).toEqual({
      agencyUserId: 'Not a user in your agency. Choose someone else.',
    })
    const { assignBusinessPolicies } = await product.data<{ assignBusinessPolicies: object[] }>(assignPolicies, {
      ids,
      to: colleague,
    })
    expect(assignBusinessPolicies).toEqual([
      { id: ids[0], version: 2, agencyUser: { id: colleague } },
      { id: ids[1], version: 1, agencyUser: { id: colleague } },
    ])
    expect((await product.history(ids[0] ?? ''))[0]?.changes).toEqual([
      { field: 'agencyUser', before: '"Nora Quill"', after: '"Sam Okafor"' },
    ])
    expect(await product.data(assignPolicies, { ids: [ids[1]] })).toMatchObject({
      assignBusinessPolicies: [{ agencyUser: null }],
    })
  })
})

describe('the calendar', () => {
  const step = (<Result>(_: string, work: () => Promise<Result>) => work()) as never
  const moveTo = (day: string) => inTenantScope(us.agencyId, () => moveByDates(day, step))

  it('moves every policy whose day has come, once, however many days were missed', async () => {
    const begins = await product.newPolicy({
      state: 'PENDING',
      inforceAt: daysAfter(today(), 2),
      expiresAt: daysAfter(today(), 9),
    })
    const ends = await perform(cancelPolicy, await product.newPolicy(inForce()), cancellation(3))
    const binding = await product.newPolicy({ inforceAt: daysAfter(today(), 2) })
    await moveTo(daysAfter(today(), 1))
    expect(await product.policy(begins.id)).toEqual(begins)

    await moveTo(daysAfter(today(), 3))
    expect(await product.policy(begins.id)).toMatchObject({ version: 2, state: 'INFORCE' })
    expect(await product.policy(ends.id)).toMatchObject({ version: 3, state: 'CANCELED' })
    expect(await moveTo(daysAfter(today(), 3)), 'nothing is left').toBe(0)
    expect((await product.history(begins.id))[0]).toEqual({
      kind: 'STATE_CHANGED',
      version: 2,
      reason: null,
      agencyUser: null,
      changes: [{ field: 'state', before: '"PENDING"', after: '"INFORCE"' }],
    })

    await moveTo(daysAfter(today(), 400))
    expect((await product.policy(begins.id)).state).toBe('EXPIRED')
    expect(await product.policy(binding.id)).toEqual(binding)
  })

  it('moves more than one portion', async () => {
    const carrierId = await product.carrier('Harbor Mutual')
    const policy = { type: 'CYBER', carrierId, state: 'INFORCE', expiresAt: daysAfter(today(), 500) }
    const input = { accountId: heron, policies: Array.from({ length: 20 }, () => policy) }
    for (let made = 0; made < 60; made += 20) await product.data(createPolicies, { input })
    expect(await moveTo(daysAfter(today(), 500))).toBeGreaterThanOrEqual(60)
    expect(await product.data('{ businessPolicies(filter: { states: [INFORCE], types: [CYBER] }) { total } }')).toEqual(
      {
        businessPolicies: { total: 0 },
      },
    )
  })
})

describe('the history', () => {
  it('of every policy of these tests plays to what the policy is', async () => {
    const { records, events } = await inTenantScope(us.agencyId, async () => ({
      records: await BusinessPolicy.find().lean<PolicyRecord[]>(),
      events: await PolicyEvent.find().select('+stored').sort({ at: 1, _id: 1 }).lean(),
    }))
    expect(records.length).toBeGreaterThan(60)
    const text = (fields: Map<string, unknown>) => JSON.stringify([...fields].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const record of records) {
      const own = events.filter(({ policyId }) => policyId.equals(record._id))
      expect(text(replay(own))).toBe(text(recordedFields(record)))
      expect(own.at(-1)?.version).toBe(record.version)
    }
  })
})
