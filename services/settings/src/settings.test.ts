import { demoAgencies, demoUserEmail } from '@coverdesk/kit'
import { type MailSink, startMailSink, startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from './demo-seed.ts'
import { AgencyUser } from './models/agency-user.model.ts'
import { settings } from './subgraph.ts'

let sink: MailSink
let subgraph: TestSubgraph
beforeAll(async () => {
  sink = await startMailSink()
  subgraph = await startTestSubgraph(settings, { SMTP_URL: sink.url, SEED: 'demo' })
})
afterAll(async () => {
  await subgraph.close()
  await sink.close()
})

const { harborPoint, canary } = demoAgencies
const idOf = async (email: string) => String((await AgencyUser.findOne({ email }).lean())?._id)
const callerOf = async (email: string, agencyId: string = harborPoint.id) => ({ agencyId, userId: await idOf(email) })

const whoAmI = '{ agencyUser { id email name state agency { id name timeZone } } }'
const byIds = 'query ($ids: [ID!]!) { agencyUsersByIds(ids: $ids) { id name agency { name } } }'

describe('the signed-in user', () => {
  it('is answered with the agency', async () => {
    const caller = await callerOf(demoUserEmail)
    expect(await subgraph.ask(caller, whoAmI)).toEqual({
      data: {
        agencyUser: {
          id: caller.userId,
          email: demoUserEmail,
          name: 'Maya Reyes',
          state: 'ACTIVE',
          agency: { ...harborPoint },
        },
      },
    })
  })

  it.each([
    ['an anonymous caller', {}],
    ['a user who does not exist', { agencyId: harborPoint.id, userId: '650000000000000000000099' }],
  ])('is null for %s', async (_, caller) => {
    expect(await subgraph.ask(caller, whoAmI)).toEqual({ data: { agencyUser: null } })
  })

  it('is null for a disabled user', async () => {
    expect(await subgraph.ask(await callerOf('walter.brandt@harborpoint.example'), whoAmI)).toEqual({
      data: { agencyUser: null },
    })
  })

  it('is null when the context names an agency that is not theirs', async () => {
    const caller = await callerOf(demoUserEmail, canary.id)
    expect(await subgraph.ask(caller, whoAmI)).toEqual({ data: { agencyUser: null } })
  })
})

describe('users by id', () => {
  it('come in the order asked, with null for those who do not exist', async () => {
    const maya = await idOf(demoUserEmail)
    const walter = await idOf('walter.brandt@harborpoint.example')
    const ids = [walter, '650000000000000000000099', maya, 'no id', walter]
    const { data } = await subgraph.ask<{ agencyUsersByIds: ({ name: string } | null)[] }>(
      await callerOf(demoUserEmail),
      byIds,
      { ids },
    )
    expect(data?.agencyUsersByIds.map(user => user?.name ?? null)).toEqual([
      'Walter Brandt',
      null,
      'Maya Reyes',
      null,
      'Walter Brandt',
    ])
  })

  it("answer another agency's user like one who does not exist", async () => {
    const caller = await callerOf(demoUserEmail)
    const foreign = await subgraph.ask(caller, byIds, { ids: [await idOf('canary.user@canary-b.example')] })
    const missing = await subgraph.ask(caller, byIds, { ids: ['650000000000000000000099'] })
    expect(foreign).toEqual(missing)
    expect(foreign).toEqual({ data: { agencyUsersByIds: [null] } })
  })

  it('are for signed-in users only', async () => {
    const { data, errors } = await subgraph.ask({}, byIds, { ids: [await idOf(demoUserEmail)] })
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('the demo data', () => {
  it('has the README’s agency with one disabled user, and the canary', async () => {
    const users = await AgencyUser.find().lean()
    const ofHarborPoint = users.filter(({ agencyId }) => String(agencyId) === harborPoint.id)
    expect(ofHarborPoint).toHaveLength(6)
    expect(ofHarborPoint.filter(({ state }) => state === 'DISABLED')).toHaveLength(1)
    expect(users.filter(({ agencyId }) => String(agencyId) === canary.id).map(({ name }) => name)).toEqual([
      'CANARY_B User',
      'CANARY_B Second User',
    ])
  })

  it('comes once: what people change afterwards stays', async () => {
    await AgencyUser.updateOne({ email: 'priya.raman@harborpoint.example' }, { name: 'Priya Raman-Cole' })
    await AgencyUser.deleteOne({ email: 'daniel.okonkwo@harborpoint.example' })
    await seedDemo()
    expect(await AgencyUser.countDocuments({})).toBe(7)
    expect(await AgencyUser.exists({ name: 'Priya Raman-Cole' })).not.toBeNull()
  })
})

it('keeps an address unique whatever its case', async () => {
  await AgencyUser.init()
  const twin = {
    agencyId: harborPoint.id,
    email: 'Maya.Reyes@HarborPoint.Example',
    name: 'Twin',
    state: 'ACTIVE',
  } as const
  await expect(AgencyUser.create(twin)).rejects.toMatchObject({ code: 11_000 })
})
