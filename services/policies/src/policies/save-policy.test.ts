import { daysAfter, yearAfter } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { them, us } from '../testing/people.ts'
import {
  ada,
  cancelPolicy,
  colleague,
  createPolicies,
  deletePolicy,
  duplicate,
  formerColleague,
  heron,
  type PolicyAnswer,
  person,
  reinstatePolicy,
  renewPolicy,
  restorePolicy,
  theirAccount,
  today,
  updatePolicy,
  usePoliciesSubgraph,
} from '../testing/policies-subgraph.ts'

const product = usePoliciesSubgraph()
const update = async ({ id, version }: PolicyAnswer, input: object) =>
  (await product.data<{ updateBusinessPolicy: PolicyAnswer }>(updatePolicy, { id, version, input }))
    .updateBusinessPolicy

describe('a new policy', () => {
  it('is being bound for a year, direct and annual, without fees, and looked after by who made it', async () => {
    const created = await product.newPolicy()
    expect(created).toMatchObject({
      version: 1,
      state: 'BINDING',
      account: { id: heron },
      agencyUser: { id: us.userId },
      carrier: { name: 'Harbor Mutual' },
      inforceAt: null,
      expiresAt: yearAfter(today()),
      pricing: {
        billingType: 'DIRECT',
        paymentIntervalType: 'ANNUAL',
        agencyFees: 0,
        total: 0,
        estimatedCommission: null,
      },
      cancellation: null,
      renewal: { nextPolicies: [], previousPolicies: [] },
      details: { limits: { glAggregateLimit: null }, locations: [] },
    })
    expect(await product.policy(created.id)).toEqual(created)
    expect(await product.history(created.id)).toEqual([
      { kind: 'CREATED', version: 1, reason: null, agencyUser: { id: us.userId }, changes: [] },
    ])
  })

  it.each([
    ['2026-12-15', '2027-12-15'],
    ['2028-02-29', '2029-02-28'],
    // More than a year ahead, where a year from today would end before it begins.
    ['2031-06-01', '2032-06-01'],
  ])('that begins on %s ends on %s unless another end is given', async (inforceAt, expiresAt) => {
    expect(await product.newPolicy({ inforceAt })).toMatchObject({ inforceAt, expiresAt })
    const ends = { inforceAt, expiresAt: '2033-01-31' }
    expect(await product.newPolicy(ends)).toMatchObject(ends)
    expect(await product.newPolicy({ inforceAt, expiresAt: null })).toMatchObject({ inforceAt, expiresAt: null })
  })

  it('has what was said of it, every field of it', async () => {
    const brokerId = await product.carrier('Alder Wholesale', { isBroker: true })
    const address = { line1: '1 Pier', line2: null, city: 'Alameda', zone: 'CA', postalCode: '94501' }
    const details = {
      policyNumber: 'GL-1',
      summary: 'Two\nlines',
      deductible: 100_000,
      carrier: { name: 'Harbor Mutual Inc', address },
      insured: { name: 'Heron Hardware', address: null },
      limits: { glAggregateLimit: 200_000_000, glPerOccurrenceLimit: 100_000_000 },
      extraLimits: [{ name: 'Hired auto', limit: 5 }],
      locations: [{ address, propertyBuildingLimit: 7, propertyContentsLimit: null }],
      namedAdditionalInsureds: [{ name: 'Port of Oakland', address }],
      blanketAdditionalInsureds: [{ type: 'By a written contract', description: null }],
      lineTerms: [
        {
          line: 'GENERAL_LIABILITY',
          additionalInsured: true,
          waiverOfSubrogation: false,
          primaryNonContributory: null,
        },
      ],
      coverageDescriptions: [{ title: 'Products', description: 'All', policyQuotes: ['We will pay'] }],
      exclusionDescriptions: [{ title: 'Flood', description: null, policyQuotes: [] }],
    }
    const given = {
      market: 'ADMITTED',
      quoteNumber: 'Q-1',
      policyNumber: 'P-1',
      issuedAt: today(),
      inforceAt: daysAfter(today(), -10),
      expiresAt: daysAfter(today(), 355),
      state: 'INFORCE',
    }
    const pricing = {
      billingType: 'AGENCY',
      paymentIntervalType: 'MONTHLY',
      premium: 482_000,
      agencyFees: 1,
      brokerFees: 20,
      policyFees: 300,
      otherFees: 4_000,
      taxes: 50_000,
      commissionRate: 0.125,
      minimumEarnedPremium: 120_500,
    }
    const created = await product.newPolicy({
      ...given,
      ...pricing,
      brokerId,
      agencyUserId: null,
      contactIds: [ada],
      details,
    })
    expect(created).toMatchObject({
      ...given,
      broker: { name: 'Alder Wholesale' },
      agencyUser: null,
      contacts: [{ id: ada }],
      pricing: { ...pricing, total: 536_321, estimatedCommission: 60_250 },
      details,
    })
  })

  it('is refused with every wrong field at once, and then none is created', async () => {
    const carrierId = await product.carrier('Harbor Mutual')
    const brokerOnly = await product.carrier('Only Broker', { isBroker: true })
    const policies = [
      { type: 'CYBER', carrierId },
      {
        type: 'CYBER',
        carrierId: brokerOnly,
        brokerId: carrierId,
        agencyUserId: formerColleague,
        contactIds: ['67b000000000000000000099'],
        inforceAt: '2026-06-01',
        expiresAt: '2026-06-01',
      },
      { type: 'CYBER', carrierId, state: 'CANCELED' },
    ]
    const count = async () =>
      (await product.data<{ businessPolicies: { total: number } }>('{ businessPolicies { total } }')).businessPolicies
        .total
    const before = await count()
    expect(await product.wrong(createPolicies, { input: { accountId: heron, policies } })).toEqual({
      'policies.1.carrierId': 'Not one of your carriers. Choose another one.',
      'policies.1.brokerId': 'Not one of your wholesale brokers. Choose another one.',
      'policies.1.agencyUserId': 'Not a user in your agency. Choose someone else.',
      'policies.1.contactIds': 'Choose contacts of this account.',
      'policies.1.expiresAt': 'Enter a day after the policy begins, which is Jun 1, 2026.',
      'policies.2.state': 'Save the policy with another status, and cancel it from its menu.',
    })
    expect(await count()).toBe(before)
  })

  it('belongs to a business of the agency', async () => {
    const policies = [{ type: 'CYBER', carrierId: await product.carrier('Harbor Mutual') }]
    const refused = (accountId: string) => product.wrong(createPolicies, { input: { accountId, policies } })
    expect(await refused(person)).toEqual({ accountId: 'Personal policies are not supported yet. Choose a business.' })
    const unknown = { accountId: 'This account does not exist. Choose another one.' }
    expect(await refused(theirAccount)).toEqual(unknown)
    expect(await refused('67a000000000000000000099')).toEqual(unknown)
  })

  it('of an account that was merged belongs to the one that took its place', async () => {
    const policies = [{ type: 'CYBER', carrierId: await product.carrier('Harbor Mutual') }]
    const input = { accountId: duplicate, policies }
    expect(await product.data(createPolicies, { input })).toMatchObject({
      createBusinessPolicies: [{ account: { id: heron } }],
    })
  })

  it('is created once, however often it is sent', async () => {
    const input = { accountId: heron, policies: [{ type: 'CYBER', carrierId: await product.carrier('Harbor Mutual') }] }
    const send = () => product.data<{ createBusinessPolicies: PolicyAnswer[] }>(createPolicies, { input, key: 'once' })
    const sent = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(sent.flatMap(data => data.createBusinessPolicies.map(({ id }) => id))).size).toBe(1)
  })
})

describe('a change', () => {
  it('keeps what it leaves out, empties what is null, and tells the history why, with names', async () => {
    const created = await product.newPolicy({ quoteNumber: 'Q-9', premium: 100, market: 'ADMITTED' })
    const carrierId = await product.carrier('Élan Casualty')
    const changed = await update(created, {
      updateReason: 'The binder says so.\r\nSee page 2. ',
      carrierId,
      market: null,
      premium: 250,
      agencyUserId: colleague,
      contactIds: [ada],
      details: { limits: { cyberAggregateLimit: 5 } },
    })
    expect(changed).toMatchObject({
      version: 2,
      quoteNumber: 'Q-9',
      market: null,
      carrier: { name: 'Élan Casualty' },
      agencyUser: { id: colleague },
      pricing: { premium: 250, total: 250 },
    })
    const [event] = await product.history(created.id)
    expect(event).toMatchObject({
      kind: 'UPDATED',
      version: 2,
      reason: 'The binder says so.\nSee page 2.',
      agencyUser: { id: us.userId },
    })
    const changes = Object.fromEntries(
      (event?.changes ?? []).map(({ field, before, after }) => [field, [before, after]]),
    )
    expect(changes).toEqual({
      carrier: ['"Harbor Mutual"', '"Élan Casualty"'],
      market: ['"ADMITTED"', null],
      agencyUser: ['"Nora Quill"', '"Sam Okafor"'],
      contacts: [null, '["Ada Heron"]'],
      'pricing.premium': ['100', '250'],
      'details.limits.cyberAggregateLimit': [null, '5'],
    })
  })

  it('on top of another version is a conflict that carries the whole policy as it is', async () => {
    const created = await product.newPolicy()
    const [first, second] = await Promise.all(
      ['A-1', 'B-2'].map(policyNumber => product.ask(us, updatePolicy, { ...created, input: { policyNumber } })),
    )
    const errors = [first, second].flatMap(answer => answer?.errors ?? [])
    expect(errors).toHaveLength(1)
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: await product.policy(created.id) })
    expect((await product.policy(created.id)).version).toBe(2)
  })

  it('of the dates moves the state of a bound policy, and a state against them is refused', async () => {
    const bound = await product.newPolicy({ state: 'INFORCE' })
    const pending = await update(bound, { inforceAt: daysAfter(today(), 3) })
    expect(pending.state).toBe('PENDING')
    const expired = await update(pending, { inforceAt: daysAfter(today(), -300), expiresAt: today() })
    expect(expired.state).toBe('EXPIRED')
    const { id, version } = expired
    expect(await product.wrong(updatePolicy, { id, version, input: { state: 'INFORCE' } })).toEqual({
      state: expect.stringMatching(
        /^Based on its dates, the policy expired on .+\. Choose Expired, or change the dates\.$/,
      ),
    })
    expect((await update(expired, { state: 'UNKNOWN' })).state).toBe('UNKNOWN')
  })

  it('leaves whom it names already, also when they are gone, and refuses what is not there', async () => {
    const created = await product.newPolicy({ agencyUserId: colleague })
    const wrong = await product.wrong(updatePolicy, {
      id: created.id,
      version: 1,
      input: { carrierId: '67a000000000000000000099', contactIds: ['nobody'], expiresAt: '2027-02-30', taxes: -1 },
    })
    expect(Object.keys(wrong).sort()).toEqual(['expiresAt', 'taxes'])
    const named = { carrierId: '67a000000000000000000099', contactIds: ['nobody'], agencyUserId: 'nobody' }
    const refused = await product.wrong(updatePolicy, { id: created.id, version: 1, input: named })
    expect(Object.keys(refused).sort()).toEqual(['agencyUserId', 'carrierId', 'contactIds'])
    expect(await update(created, { agencyUserId: colleague })).toMatchObject({ version: 2 })
  })
})

describe('another agency', () => {
  it('is answered like one that asks for what does not exist, whatever it asks', async () => {
    const { id } = await product.newPolicy()
    const deleted = await product.newPolicy()
    await product.data(deletePolicy, deleted)
    const nobody = '67a000000000000000000099'
    for (const [query, variables] of [
      ['query ($id: ID!) { businessPolicy(id: $id) { id } }', {}],
      ['query ($id: ID!) { businessPolicyHistory(policyId: $id) { total } }', {}],
      [updatePolicy, { version: 1, input: {} }],
      [cancelPolicy, { version: 1, input: {} }],
      [reinstatePolicy, { version: 1, input: {} }],
      [renewPolicy, { version: 1, input: {} }],
      [deletePolicy, { version: 1 }],
      ['mutation ($id: ID!) { assignBusinessPolicies(ids: [$id]) { id } }', {}],
      [restorePolicy, {}],
    ] as const) {
      const ours = query === restorePolicy ? deleted.id : id
      const answers = await Promise.all(
        [ours, nobody].map(asked => product.ask(them, query, { id: asked, ...variables })),
      )
      const [real, unreal] = answers.map(({ errors }) => ({ ...errors?.[0]?.extensions, requestId: null }))
      expect(real, query).toMatchObject({ code: 'NOT_FOUND' })
      expect(real).toEqual(unreal)
    }
    const byIds = 'query ($id: ID!) { businessPoliciesByIds(ids: [$id]) { id } businessPolicies { total } }'
    expect((await product.ask(them, byIds, { id })).data).toEqual({
      businessPoliciesByIds: [null],
      businessPolicies: { total: 0 },
    })
    expect((await product.policy(id)).version).toBe(1)
  })
})
