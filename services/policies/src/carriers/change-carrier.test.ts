import { describe, expect, it, vi } from 'vitest'
import { them } from '../testing/people.ts'
import {
  createPolicies,
  deletePolicy,
  heron,
  type PolicyAnswer,
  restorePolicy,
  updatePolicy,
  usePoliciesSubgraph,
} from '../testing/policies-subgraph.ts'

const product = usePoliciesSubgraph()

interface Carrier {
  id: string
  version: number
  name: string
  isCarrier: boolean
  isBroker: boolean
  claimsPhone: string | null
  policyCount: number
}

const whole = 'id version name isCarrier isBroker claimsPhone policyCount'
const read = `query ($id: ID!) { insuranceCarrier(id: $id) { ${whole} } }`
const update = `mutation ($id: ID!, $version: Int!, $input: UpdateInsuranceCarrierInput!) {
  updateInsuranceCarrier(id: $id, version: $version, input: $input) { ${whole} } }`
const remove = 'mutation ($id: ID!, $version: Int!) { deleteInsuranceCarrier(id: $id, version: $version) }'
const restore = `mutation ($id: ID!) { restoreInsuranceCarrier(id: $id) { ${whole} } }`
const merge = `mutation ($survivor: ID!, $survivorVersion: Int!, $duplicate: ID!, $duplicateVersion: Int!) {
  mergeInsuranceCarriers(
    survivorId: $survivor, survivorVersion: $survivorVersion, duplicateId: $duplicate, duplicateVersion: $duplicateVersion
  ) { ${whole} } }`

const soon = { timeout: 20_000, interval: 50 }
let names = 0
const newName = (words = 'Plover Casualty') => `${words} ${++names}`
const carrierOf = async (id: string) =>
  (await product.data<{ insuranceCarrier: Carrier }>(read, { id })).insuranceCarrier
const newCarrier = async (name = newName(), flags: object = { isCarrier: true }) =>
  carrierOf(await product.carrier(name, flags))
const namesOf = async (search: string) => {
  const list = 'query ($search: String) { carriers(search: $search) { items { name } } }'
  const { carriers } = await product.data<{ carriers: { items: Carrier[] } }>(list, { search })
  return carriers.items.map(({ name }) => name)
}
const found = async (search: string) => {
  const list =
    'query ($search: String) { businessPolicies(search: $search) { items { id carrier { id } broker { id } } } }'
  const { businessPolicies } = await product.data<{ businessPolicies: { items: { id: string }[] } }>(list, { search })
  return businessPolicies.items.map(({ id }) => id)
}
const merged = async (survivor: Carrier, duplicate: Carrier) =>
  (
    await product.data<{ mergeInsuranceCarriers: Carrier }>(merge, {
      ...{ survivor: survivor.id, survivorVersion: survivor.version },
      ...{ duplicate: duplicate.id, duplicateVersion: duplicate.version },
    })
  ).mergeInsuranceCarriers
const at = ({ id, version }: { id: string; version: number }) => ({ id, version })

describe('a carrier that is renamed', () => {
  it('has the new name on its policies, which are found by it', async () => {
    const carrier = await newCarrier(newName('Pacifc Marinar'))
    const policy = await product.newPolicy({ carrierId: carrier.id })
    const name = newName('Pacific Mariner')
    const { updateInsuranceCarrier: renamed } = await product.data<{ updateInsuranceCarrier: Carrier }>(update, {
      ...at(carrier),
      input: { name },
    })
    expect(renamed).toEqual({ ...carrier, name, version: 2, policyCount: 1 })
    expect(await product.policy(policy.id)).toMatchObject({ version: 1, carrier: { name } })
    await vi.waitFor(async () => expect(await found(name)).toEqual([policy.id]), soon)
    expect(await found(carrier.name)).toEqual([])
  })

  it('is refused the name of another one, and a stale version', async () => {
    const [one, other] = [await newCarrier(), await newCarrier()]
    const input = { name: other.name.toUpperCase() }
    expect(await product.wrong(update, { ...at(one), input })).toEqual({
      name: 'Another carrier or wholesale broker already has this name. Merge the two instead.',
    })
    await product.data(update, { ...at(one), input: { name: newName() } })
    const { extensions } = await product.failure(update, { ...at(one), input: { name: newName() } })
    expect(extensions).toMatchObject({ code: 'CONFLICT', current: { __typename: 'InsuranceCarrier', version: 2 } })
  })

  it('keeps a role that policies name it in', async () => {
    const carrier = await newCarrier(newName(), { isCarrier: true, isBroker: true })
    await product.newPolicy({ carrierId: carrier.id })
    expect(await product.wrong(update, { ...at(carrier), input: { isCarrier: false } })).toEqual({
      isCarrier: 'Policies name it as their carrier.',
    })
    const { updateInsuranceCarrier } = await product.data<{ updateInsuranceCarrier: Carrier }>(update, {
      ...at(carrier),
      input: { isBroker: false },
    })
    expect(updateInsuranceCarrier).toMatchObject({ isCarrier: true, isBroker: false })
  })
})

describe('the claims phone of a carrier', () => {
  const change = async (carrier: Carrier, claimsPhone: string | null) =>
    (await product.data<{ updateInsuranceCarrier: Carrier }>(update, { ...at(carrier), input: { claimsPhone } }))
      .updateInsuranceCarrier

  it('is stored as E.164, stays when something else changes, and can be emptied', async () => {
    const carrier = await newCarrier(newName(), { isCarrier: true, claimsPhone: '(800) 555-0131 ext. 2' })
    expect(carrier.claimsPhone).toBe('+18005550131 x2')
    const renamed = { ...at(carrier), input: { name: newName() } }
    const { updateInsuranceCarrier: kept } = await product.data<{ updateInsuranceCarrier: Carrier }>(update, renamed)
    expect(kept.claimsPhone).toBe('+18005550131 x2')
    expect((await change(kept, '')).claimsPhone).toBeNull()
  })

  it('must be a phone number', async () => {
    const carrier = await newCarrier()
    const failure = await product.failure(update, { ...at(carrier), input: { claimsPhone: '12' } })
    expect(failure.extensions.validationErrors).toEqual([
      { path: 'claimsPhone', message: 'Enter a phone number such as (415) 555-0142.' },
    ])
  })

  it('goes to the one that a merge keeps, unless that has one', async () => {
    const bare = await newCarrier()
    const typo = await newCarrier(newName(), { isCarrier: true, claimsPhone: '8005550142' })
    const kept = await merged(bare, typo)
    expect(kept.claimsPhone).toBe('+18005550142')
    expect(
      (await merged(kept, await newCarrier(newName(), { isCarrier: true, claimsPhone: '8005550199' }))).claimsPhone,
    ).toBe('+18005550142')
  })
})

describe('a carrier that is merged into another one', () => {
  it('is gone at once, and its policies name the one that was kept, as their histories tell', async () => {
    const kept = await newCarrier(newName('Pacific Mariner'))
    const typo = await newCarrier(newName('Pacifc Mariner'), { isCarrier: true, isBroker: true })
    const policy = await product.newPolicy({ carrierId: typo.id, brokerId: typo.id })
    const survivor = await merged(kept, typo)
    expect(survivor).toMatchObject({ id: kept.id, version: 2, isCarrier: true, isBroker: true, policyCount: 2 })
    expect(await namesOf('Pacifc')).toEqual([])
    // Before and after its policies have moved.
    expect(await product.policy(policy.id)).toMatchObject({ carrier: { id: kept.id }, broker: { id: kept.id } })
    expect(await carrierOf(typo.id)).toMatchObject({ id: kept.id })
    await vi.waitFor(async () => expect(await product.policy(policy.id)).toMatchObject({ version: 3 }), soon)
    const reason = `${typo.name} was merged into ${kept.name}.`
    const change = { before: JSON.stringify(typo.name), after: JSON.stringify(kept.name) }
    expect((await product.history(policy.id)).slice(0, 2)).toMatchObject([
      { kind: 'UPDATED', version: 3, reason, changes: [{ field: 'broker', ...change }] },
      { kind: 'UPDATED', version: 2, reason, changes: [{ field: 'carrier', ...change }] },
    ])
    expect(await found(kept.name)).toEqual([policy.id])
  })

  it('is chosen as the one that was kept by a form that was open', async () => {
    const [kept, typo] = [await newCarrier(), await newCarrier()]
    await merged(kept, typo)
    expect(await product.newPolicy({ carrierId: typo.id })).toMatchObject({ carrier: { id: kept.id } })
  })

  it('leads on to the last one that was kept', async () => {
    const [first, second, last] = [await newCarrier(), await newCarrier(), await newCarrier()]
    const policy = await product.newPolicy({ carrierId: first.id })
    await merged(last, await merged(second, first))
    expect(await product.policy(policy.id)).toMatchObject({ carrier: { id: last.id } })
    await vi.waitFor(async () => expect((await product.policy(policy.id)).version).toBeGreaterThan(1), soon)
    expect(await product.policy(policy.id)).toMatchObject({ carrier: { id: last.id } })
  })

  it('is the one that was kept for a deleted policy that comes back', async () => {
    const [kept, typo] = [await newCarrier(), await newCarrier()]
    const policy = await product.newPolicy({ carrierId: typo.id })
    await product.data(deletePolicy, at(policy))
    await merged(kept, typo)
    const { restoreBusinessPolicy } = await product.data<{ restoreBusinessPolicy: PolicyAnswer }>(restorePolicy, {
      id: policy.id,
    })
    expect(restoreBusinessPolicy).toMatchObject({ carrier: { id: kept.id } })
    expect((await carrierOf(kept.id)).policyCount).toBe(1)
  })

  it('is refused for itself, a stale version, and another agency', async () => {
    const [one, other] = [await newCarrier(), await newCarrier()]
    const variables = { survivor: one.id, survivorVersion: 1, duplicate: other.id, duplicateVersion: 1 }
    expect((await product.failure(merge, { ...variables, duplicate: one.id })).extensions.code).toBe(
      'VALIDATION_FAILED',
    )
    expect((await product.failure(merge, { ...variables, duplicateVersion: 2 })).extensions.code).toBe('CONFLICT')
    expect((await product.ask(them, merge, variables)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    expect(await carrierOf(other.id)).toEqual(other)
  })
})

describe('a carrier that is removed', () => {
  it('can be brought back', async () => {
    const carrier = await newCarrier()
    await product.data(remove, at(carrier))
    expect(await namesOf(carrier.name)).toEqual([])
    expect((await product.failure(read, { id: carrier.id })).extensions.code).toBe('NOT_FOUND')
    const choose = { input: { accountId: heron, policies: [{ type: 'CYBER', carrierId: carrier.id }] } }
    expect(await product.wrong(createPolicies, choose)).toHaveProperty(['policies.0.carrierId'])
    expect(await product.data(restore, { id: carrier.id })).toEqual({
      restoreInsuranceCarrier: { ...carrier, version: 2 },
    })
    expect(await namesOf(carrier.name)).toEqual([carrier.name])
    expect((await product.failure(restore, { id: 'x' })).extensions.code).toBe('NOT_FOUND')
  })

  it('must not be named by a policy, be it deleted', async () => {
    const carrier = await newCarrier()
    const policy = await product.newPolicy({ carrierId: carrier.id })
    expect((await product.failure(remove, at(carrier))).message).toContain('Policies name this company.')
    await product.data(deletePolicy, at(policy))
    expect((await product.failure(remove, at(carrier))).message).toContain('A deleted policy')
  })

  it('is not brought back beside one that has its name by now', async () => {
    const carrier = await newCarrier()
    await product.data(remove, at(carrier))
    const add = 'mutation ($input: CreateInsuranceCarrierInput!) { createInsuranceCarrier(input: $input) { id } }'
    await product.data(add, { input: { name: carrier.name, isCarrier: true } })
    expect((await product.failure(restore, { id: carrier.id })).extensions.code).toBe('VALIDATION_FAILED')
  })
})

describe('a name that was mistyped', () => {
  const similar =
    'query ($name: String!, $filter: InsuranceCarrierFilter) { similarCarriers(name: $name, filter: $filter) { name } }'
  const near = async (name: string, filter: object = {}) =>
    (await product.data<{ similarCarriers: Carrier[] }>(similar, { name, filter })).similarCarriers.map(one => one.name)

  it('finds the carriers that were meant, in the role that was asked for', async () => {
    await newCarrier('Quillback Surety')
    await newCarrier('Quillback Surety Group', { isBroker: true })
    expect(await near('quilback surity')).toEqual(['Quillback Surety', 'Quillback Surety Group'])
    expect(await near('Quillback Suretty', { isBroker: true })).toEqual(['Quillback Surety Group'])
    expect(await near('Quillback Surety')).toEqual(['Quillback Surety Group'])
    expect(await near('Nothing Alike')).toEqual([])
    expect((await product.failure(similar, { name: 'x'.repeat(121) })).extensions.code).toBe('VALIDATION_FAILED')
  })
})

describe('a company that a policy form adds', () => {
  it('is there once the policy is saved, and not before', async () => {
    const [carrier, broker] = [newName('Added Mutual'), newName('Added Wholesale')]
    const policy = { newCarrierName: carrier, newBrokerName: broker }
    const input = { accountId: heron, policies: [{ ...policy }] }
    expect(await product.wrong(createPolicies, { input })).toEqual({
      'policies.0.type': 'Choose the type of the policy.',
    })
    expect(await namesOf('Added')).toEqual([])
    expect(await product.newPolicy({ ...policy, carrierId: null })).toMatchObject({
      carrier: { name: carrier, isCarrier: true, isBroker: false },
      broker: { name: broker, isCarrier: false, isBroker: true },
    })
  })

  it('is added by a change, too, and is the one that the agency has under that name', async () => {
    const known = await newCarrier()
    const { id, version } = await product.newPolicy()
    const input = { newCarrierName: known.name.toUpperCase(), newBrokerName: newName('Late Wholesale') }
    const { updateBusinessPolicy } = await product.data<{ updateBusinessPolicy: PolicyAnswer }>(updatePolicy, {
      ...{ id, version, input },
    })
    expect(updateBusinessPolicy).toMatchObject({ carrier: { id: known.id }, broker: { name: input.newBrokerName } })
  })
})

describe('a new policy', () => {
  it('answers the temporary id that it was sent with', async () => {
    const carrierId = await product.carrier('Harbor Mutual')
    const policies = ['first', 'second'].map(id => ({ id, type: 'CYBER', carrierId }))
    const create = `mutation ($input: CreateBusinessPoliciesInput!) {
      createBusinessPolicies(input: $input) { id temporaryId } }`
    const { createBusinessPolicies: created } = await product.data<{
      createBusinessPolicies: { id: string; temporaryId: string }[]
    }>(create, { input: { accountId: heron, policies } })
    expect(created.map(({ temporaryId }) => temporaryId)).toEqual(['first', 'second'])
    const one = 'query ($id: ID!) { businessPolicy(id: $id) { temporaryId } }'
    expect(await product.data(one, { id: created[0]?.id })).toEqual({ businessPolicy: { temporaryId: null } })
    const twice = policies.map(policy => ({ ...policy, id: 'same' }))
    expect(await product.wrong(create, { input: { accountId: heron, policies: twice } })).toEqual({
      'policies.1.id': 'Give each policy its own id.',
    })
  })
})
