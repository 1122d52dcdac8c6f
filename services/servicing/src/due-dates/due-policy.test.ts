import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { them, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create } = servicing

// A Wednesday, the day before Thanksgiving; in Los Angeles it is 10 in the morning.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T18:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const fields = 'id version closedDays rules { type businessDays dueAt }'
const change = `mutation ($version: Int!, $input: UpdateServiceRequestDuePolicyInput!) {
  updateServiceRequestDuePolicy(version: $version, input: $input) { ${fields} }
}`
interface Policy {
  id: string
  version: number
  closedDays: string[]
  rules: { type: string; businessDays: number | null; dueAt: string | null }[]
}

const policyOf = async (caller: typeof us) =>
  (
    await servicing
      .subgraph()
      .data<{ serviceRequestDuePolicy: Policy }>(caller, `{ serviceRequestDuePolicy { ${fields} } }`)
  ).serviceRequestDuePolicy
const save = async (version: number, input: object, caller = us) =>
  (await servicing.subgraph().data<{ updateServiceRequestDuePolicy: Policy }>(caller, change, { version, input }))
    .updateServiceRequestDuePolicy
const dueAtOf = ({ rules }: Policy, type: string) => rules.find(rule => rule.type === type)?.dueAt
const wrong = async (input: object) => {
  const { version } = await policyOf(us)
  const { extensions } = await servicing.subgraph().failure(us, change, { version, input })
  return extensions['validationErrors']
}

describe('the due-date policy', () => {
  it('begins with what is usual, in business days of the agency', async () => {
    const policy = await policyOf(us)
    expect(policy).toMatchObject({ id: us.agencyId, version: 1, closedDays: [] })
    expect(Object.fromEntries(policy.rules.map(({ type, businessDays }) => [type, businessDays]))).toEqual({
      ...{ ADD_ADDITIONAL_INSURED: 1, CANCEL_POLICY: 2, CREATE_CERTIFICATE: 1, DOCUMENT_REQUEST: 2 },
      ...{ ENDORSE_POLICY: 3, OTHER: null, QUESTION: 1, QUOTE_REQUEST: 5 },
    })
    expect(dueAtOf(policy, 'QUESTION')).toBe('2026-11-27T08:00:00.000Z')
    expect(dueAtOf(policy, 'QUOTE_REQUEST')).toBe('2026-12-03T08:00:00.000Z')
    expect(dueAtOf(policy, 'OTHER')).toBeNull()
  })

  it('dates a request that names no due date, and no other', async () => {
    const question = { type: 'QUESTION', question: { question: 'Are tools covered?' } }
    expect((await create(question)).dueAt).toBe('2026-11-27T08:00:00.000Z')
    expect((await create({ ...question, dueAt: null })).dueAt).toBeNull()
    expect((await create({ ...question, dueAt: '2027-01-04T08:00:00.000Z' })).dueAt).toBe('2027-01-04T08:00:00.000Z')
    expect((await create({ type: 'OTHER', details: 'Call back' })).dueAt).toBeNull()
  })

  it('makes a loss due today, whichever day that is', async () => {
    vi.setSystemTime(new Date('2026-11-26T18:00:00Z'))
    const loss = { type: 'OTHER', details: 'A pipe burst', isLoss: true }
    expect((await create(loss)).dueAt).toBe('2026-11-26T08:00:00.000Z')
    expect((await create({ ...loss, dueAt: null })).dueAt).toBeNull()
  })

  it('is refused at its fields', async () => {
    expect(await wrong({ rules: [{ type: 'QUESTION', businessDays: 61 }] })).toEqual([
      { path: 'rules.0.businessDays', message: 'Enter 0 to 60 business days, or leave it empty for no due date.' },
    ])
    const twice = [{ type: 'OTHER' }, { type: 'OTHER' }]
    expect(await wrong({ rules: twice })).toEqual([{ path: 'rules', message: 'Enter each request type once.' }])
    expect(await wrong({ closedDays: ['2026-12-24', '2026-12-24'] })).toEqual([
      { path: 'closedDays', message: 'Enter each closed day once.' },
    ])
    const many = Array.from({ length: 101 }, (_, day) => new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10))
    expect(await wrong({ closedDays: many })).toMatchObject([{ path: 'closedDays' }])
  })

  it('is changed by one of two people at once, and dates requests from then on', async () => {
    const inputs = [{ closedDays: ['2026-11-30', '2026-11-27'] }, { closedDays: ['2026-11-27', '2026-11-30'] }]
    const rules = [{ type: 'QUESTION', businessDays: 2 }]
    const answers = await Promise.all(
      inputs.map(input => servicing.subgraph().ask(us, change, { version: 1, input: { ...input, rules } })),
    )
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved')
    expect(codes.sort()).toEqual(['CONFLICT', 'saved'])
    const policy = await policyOf(us)
    expect(policy).toMatchObject({ version: 2, closedDays: ['2026-11-27', '2026-11-30'] })
    expect(dueAtOf(policy, 'QUESTION')).toBe('2026-12-02T08:00:00.000Z')
    expect(dueAtOf(policy, 'CREATE_CERTIFICATE')).toBe('2026-12-01T08:00:00.000Z')
    expect((await save(2, { rules: [{ type: 'QUESTION', businessDays: null }] })).version).toBe(3)
    expect((await policyOf(us)).closedDays, 'what is left out stays').toHaveLength(2)
  })

  it('is another agency’s own', async () => {
    expect(await policyOf(them)).toMatchObject({ id: them.agencyId, version: 1, closedDays: [] })
    expect(dueAtOf(await policyOf(them), 'QUESTION')).toBe('2026-11-27T05:00:00.000Z')
  })
})
