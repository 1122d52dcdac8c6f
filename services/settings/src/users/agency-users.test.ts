import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { Agency } from '../models/agency.model.ts'
import { AgencyUser } from '../models/agency-user.model.ts'
import { daniel, maya, priya, stranger, useSettingsSubgraph, walter } from '../testing/settings-subgraph.ts'

const subgraph = useSettingsSubgraph()

interface User {
  id: string
  name: string
  email: string
  state: string
}
const list = '{ agencyUsers { id name email state } }'
const create = `mutation ($input: CreateAgencyUserInput!, $key: String) {
  createAgencyUser(input: $input, idempotencyKey: $key) { id name email state }
}`
const disable = 'mutation ($id: ID!) { disableAgencyUser(id: $id) { id state } }'
const enable = 'mutation ($id: ID!) { enableAgencyUser(id: $id) { id state } }'
const seats = '{ agencyUser { agency { subscription { state numSeats numSeatsActive } } } }'

const usersOf = async (caller: object = maya) =>
  (await subgraph.data<{ agencyUsers: User[] }>(caller, list)).agencyUsers
const created = async (input: object, caller: object = maya) =>
  (await subgraph.data<{ createAgencyUser: User }>(caller, create, { input })).createAgencyUser
const seatsOf = async (caller: object = maya) =>
  (await subgraph.data<{ agencyUser: { agency: { subscription: object } } }>(caller, seats)).agencyUser.agency
    .subscription
const buySeats = (numSeats: number) =>
  Agency.updateOne({ _id: maya.agencyId }, { $set: { 'subscription.numSeats': numSeats } })
const activeOf = (agencyId: string) => AgencyUser.countDocuments({ agencyId, state: 'ACTIVE' })
const person = (number: number) => ({ name: `Person ${number}`, email: `person.${number}@harborpoint.example` })

beforeEach(async () => {
  await AgencyUser.deleteMany({ email: /^person/ })
  await AgencyUser.updateMany({ agencyId: maya.agencyId }, { $set: { state: 'ACTIVE' } })
  await AgencyUser.updateOne({ _id: walter.userId }, { $set: { state: 'DISABLED' } })
  await buySeats(8)
})

describe('the users of an agency', () => {
  it('are those of no one else, the active ones first, each by name', async () => {
    await subgraph.data(maya, disable, { id: daniel.userId })
    expect((await usersOf()).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Luis Ángel Domínguez-Ferreira ACTIVE',
      'Maya Reyes ACTIVE',
      'Priya Raman ACTIVE',
      'Siobhán O’Connell ACTIVE',
      'Daniel Okonkwo DISABLED',
      'Walter Brandt DISABLED',
    ])
    expect((await usersOf(stranger)).map(({ name }) => name)).toEqual(['CANARY_B Second User', 'CANARY_B User'])
  })

  it('are added with a tidy name and address, and take a seat', async () => {
    expect(await seatsOf()).toEqual({ state: 'ACTIVE', numSeats: 8, numSeatsActive: 5 })
    const user = await created({ name: '  Ann   Person ', email: ' Person.Ann@HarborPoint.example ' })
    expect(user).toMatchObject({ name: 'Ann Person', email: 'person.ann@harborpoint.example', state: 'ACTIVE' })
    expect(await seatsOf()).toMatchObject({ numSeatsActive: 6 })
    expect(await usersOf(daniel)).toContainEqual(user)
  })

  it('are added once per key', async () => {
    const again = () => subgraph.data(maya, create, { input: person(1), key: 'add-person-1' })
    expect(await again()).toEqual(await again())
    expect(await activeOf(maya.agencyId)).toBe(6)
  })

  it.each<[string, object, object[]]>([
    [
      'without anything',
      {},
      [
        { path: 'name', message: 'Enter the name of this person.' },
        { path: 'email', message: 'Enter an email address such as name@example.com.' },
      ],
    ],
    [
      'with a long name',
      { ...person(1), name: 'n'.repeat(121) },
      [{ path: 'name', message: 'Use at most 120 characters.' }],
    ],
    [
      'with what is no address',
      { ...person(1), email: 'person' },
      [{ path: 'email', message: 'Enter an email address such as name@example.com.' }],
    ],
    [
      'with a colleague’s address',
      { ...person(1), email: 'Daniel.Okonkwo@HarborPoint.example' },
      [{ path: 'email', message: 'Daniel Okonkwo of your agency has this email address already.' }],
    ],
    [
      'with the address of a disabled colleague',
      { ...person(1), email: 'walter.brandt@harborpoint.example' },
      [
        {
          path: 'email',
          message: 'Walter Brandt of your agency has this email address and is disabled. Enable this user instead.',
        },
      ],
    ],
    [
      'with the address of someone elsewhere, who is not named',
      { ...person(1), email: 'canary.user@canary-b.example' },
      [{ path: 'email', message: 'This email address is already in use. Use another one.' }],
    ],
  ])('are not added %s', async (_, input, validationErrors) => {
    const { extensions } = await subgraph.failure(maya, create, { input })
    expect(extensions).toEqual({ code: 'VALIDATION_FAILED', validationErrors })
  })

  it('who are added with one address at once are one', async () => {
    const answers = await Promise.all([0, 1, 2].map(() => subgraph.ask(maya, create, { input: person(1) })))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const refusals = answers.flatMap(({ errors = [] }) =>
      errors.map(({ extensions }) => extensions['validationErrors']),
    )
    expect(refusals).toEqual(
      [0, 1].map(() => [{ path: 'email', message: 'Person 1 of your agency has this email address already.' }]),
    )
  })

  it('are no one’s business for a visitor, and for a user who was disabled', async () => {
    for (const [operation, variables] of [
      [create, { input: person(1) }],
      [disable, { id: daniel.userId }],
      [enable, { id: walter.userId }],
    ] as const) {
      for (const caller of [{}, walter]) {
        expect((await subgraph.failure(caller, operation, variables)).extensions.code).toBe('UNAUTHENTICATED')
      }
    }
    expect((await subgraph.failure({}, list)).extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('seats', () => {
  it('are never oversold: of 20 adds at once at one free seat one gets it', async () => {
    await buySeats(6)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => subgraph.ask(maya, create, { input: person(number) })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const refusals = answers.flatMap(({ errors = [] }) => errors)
    expect(refusals).toHaveLength(19)
    for (const { message, extensions } of refusals) {
      expect(message).toBe('All 6 seats are taken. Disable a user or add seats to your subscription first.')
      expect(extensions).toMatchObject({ code: 'VALIDATION_FAILED', validationErrors: [] })
    }
    expect(await activeOf(maya.agencyId)).toBe(6)
  }, 60_000)

  it('are never oversold by adding and enabling at once either', async () => {
    await buySeats(6)
    const answers = await Promise.all([
      subgraph.ask(maya, create, { input: person(1) }),
      subgraph.ask(daniel, enable, { id: walter.userId }),
      subgraph.ask(priya, create, { input: person(2) }),
    ])
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await activeOf(maya.agencyId)).toBe(6)
  })

  it('are given back by disabling, and needed again by enabling', async () => {
    await buySeats(5)
    expect((await subgraph.failure(maya, enable, { id: walter.userId })).message).toContain('All 5 seats are taken.')
    await subgraph.data(maya, disable, { id: daniel.userId })
    expect(await subgraph.data(maya, enable, { id: walter.userId })).toEqual({
      enableAgencyUser: { id: walter.userId, state: 'ACTIVE' },
    })
    expect(await seatsOf()).toMatchObject({ numSeats: 5, numSeatsActive: 5 })
  })

  it('are none without a subscription', async () => {
    const { subscription } = (await Agency.findById(maya.agencyId).lean()) ?? {}
    await Agency.updateOne({ _id: maya.agencyId }, { $set: { subscription: null } })
    expect(await seatsOf()).toBeNull()
    expect((await subgraph.failure(maya, create, { input: person(1) })).message).toContain('has no subscription')
    await Agency.updateOne({ _id: maya.agencyId }, { $set: { subscription } })
  })
})

describe('who is disabled', () => {
  const sessions = () => sharedDatabase('gateway').collection('sessions')

  it('is out of every session at once, and no one else is', async () => {
    await sessions().insertMany([daniel, daniel, maya].map((user, index) => ({ ...user, token: `token ${index}` })))
    await subgraph.data(maya, disable, { id: daniel.userId })
    expect(await sessions().countDocuments(daniel)).toBe(0)
    expect(await sessions().countDocuments(maya)).toBe(1)
  })

  it('is never oneself', async () => {
    const { message, extensions } = await subgraph.failure(maya, disable, { id: maya.userId })
    expect(message).toBe('You can’t disable yourself. Ask a colleague to do it.')
    expect(extensions).toEqual({ code: 'VALIDATION_FAILED', validationErrors: [] })
  })

  it('is one of two who disable each other at once', async () => {
    const answers = await Promise.all([
      subgraph.ask(maya, disable, { id: daniel.userId }),
      subgraph.ask(daniel, disable, { id: maya.userId }),
    ])
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const [error] = answers.flatMap(({ errors = [] }) => errors)
    expect(error?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await activeOf(maya.agencyId)).toBe(4)
  })

  it('stays disabled, and who is enabled enabled, when a colleague was faster', async () => {
    const twice = async (operation: string, id: string) => {
      await subgraph.data(maya, operation, { id })
      return subgraph.data(priya, operation, { id })
    }
    expect(await twice(disable, daniel.userId)).toMatchObject({ disableAgencyUser: { state: 'DISABLED' } })
    await buySeats(5)
    expect(await twice(enable, daniel.userId)).toMatchObject({ enableAgencyUser: { state: 'ACTIVE' } })
  })

  it('of another agency is as good as missing', async () => {
    for (const operation of [disable, enable]) {
      const foreign = await subgraph.failure(maya, operation, { id: stranger.userId })
      expect(foreign).toEqual(await subgraph.failure(maya, operation, { id: '6fffffffffffffffffffff09' }))
      expect(foreign).toEqual(await subgraph.failure(maya, operation, { id: 'no id' }))
      expect(foreign.extensions.code).toBe('NOT_FOUND')
    }
  })
})

it('every change is told to open browsers, of the user and of the agency’s seats, and is audited', async () => {
  const events = sharedDatabase('events').collection('outbox')
  const audit = mongoose.connection.collection('auditEntries')
  await Promise.all([events.deleteMany({}), audit.deleteMany({})])
  await subgraph.data(maya, disable, { id: daniel.userId })
  const told = await events.find().toArray()
  expect(told.map(({ type, id, agencyId }) => ({ type, id, agencyId: String(agencyId) }))).toEqual(
    expect.arrayContaining([
      { type: 'AgencyUserUpdated', id: daniel.userId, agencyId: maya.agencyId },
      { type: 'AgencyUpdated', id: maya.agencyId, agencyId: maya.agencyId },
    ]),
  )
  const entry = await audit.findOne({ operation: 'disableAgencyUser' })
  expect(entry).toMatchObject({ userId: maya.userId })
  expect(entry?.['changes']).toContainEqual(
    expect.objectContaining({
      before: expect.objectContaining({ state: 'ACTIVE' }),
      after: expect.objectContaining({ state: 'DISABLED' }),
    }),
  )
})

it('the agency is told to whoever works for it, the product itself too, and to no one else', async () => {
  const query = '{ agency { name timeZone } agencyUser { id } }'
  const agency = { name: 'Harbor Point Insurance', timeZone: 'America/Los_Angeles' }
  const system = { agencyId: maya.agencyId, userId: 'system:calendar' }
  expect(await subgraph.data(maya, query)).toEqual({ agency, agencyUser: { id: maya.userId } })
  expect(await subgraph.data(system, query)).toEqual({ agency, agencyUser: null })
  expect(await subgraph.data({}, query)).toEqual({ agency: null, agencyUser: null })
})
