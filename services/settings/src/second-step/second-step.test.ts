import mongoose from 'mongoose'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Agency } from '../models/agency.model.ts'
import { daniel, maya, useSettingsSubgraph, walter } from '../testing/settings-subgraph.ts'

const subgraph = useSettingsSubgraph()

const begin = 'mutation { beginSecondStep { key uri } }'
const confirm =
  'mutation ($code: String!) { confirmSecondStep(code: $code) { recoveryCodes secondStep { isOn recoveryCodesLeft } } }'
const renew = 'mutation ($code: String!) { renewRecoveryCodes(code: $code) { recoveryCodes } }'
const turnOff = 'mutation ($code: String!) { turnOffSecondStep(code: $code) { isOn } }'
const state = '{ secondStep { isOn recoveryCodesLeft isRequired } }'

const steps = () => mongoose.connection.collection('secondSteps')
/** What an app shows, so many half minutes from now. */
const codeOf = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 })
const enter = (code: string, person: object = maya) => subgraph.question('second-step/enter', { code }, person)
/** As after the mailed code. */
const giveTries = (triesLeft = 5) => steps().updateMany({}, { $set: { triesLeft } })

async function setUp(person: object = maya) {
  const { beginSecondStep } = await subgraph.data<{ beginSecondStep: { key: string; uri: string } }>(person, begin)
  const { key, uri } = beginSecondStep
  const { confirmSecondStep } = await subgraph.data<{
    confirmSecondStep: { recoveryCodes: string[]; secondStep: object }
  }>(person, confirm, { code: codeOf(key, -1) })
  await giveTries()
  return { key, uri, ...confirmSecondStep }
}

beforeEach(() => steps().deleteMany({}))
afterEach(async () => {
  vi.useRealTimers()
  await Agency.updateMany({}, { $unset: { requiresSecondStep: '' } })
})

describe('setting up two-step verification', () => {
  it('counts once a code of the app was entered, and gives ten recovery codes', async () => {
    const { beginSecondStep } = await subgraph.data<{ beginSecondStep: { key: string; uri: string } }>(maya, begin)
    expect(beginSecondStep.uri).toMatch(/^otpauth:\/\/totp\/Coverdesk:maya.*secret=/)
    expect(await subgraph.data(maya, state)).toEqual({
      secondStep: { isOn: false, recoveryCodesLeft: 0, isRequired: false },
    })
    const { extensions } = await subgraph.failure(maya, confirm, { code: '12' })
    expect(extensions).toMatchObject({ code: 'VALIDATION_FAILED', validationErrors: [{ path: 'code' }] })
    const { recoveryCodes, secondStep } = await setUp()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(secondStep).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    expect((await subgraph.failure(maya, begin)).message).toContain('already on')
  })

  it('leaves neither the secret nor a recovery code readable, in the records and in the audit', async () => {
    const { key, recoveryCodes } = await setUp()
    const stored = [
      await steps().find().toArray(),
      await mongoose.connection.collection('auditEntries').find({ operation: 'confirmSecondStep' }).toArray(),
    ]
    const text = JSON.stringify(stored)
    for (const told of [key, ...recoveryCodes, ...recoveryCodes.map(code => code.replace('-', ''))]) {
      expect(text).not.toContain(told)
    }
    expect(JSON.stringify(stored[1])).not.toContain('sealed:')
  })

  it('is no one’s for a visitor, and for a user who was disabled', async () => {
    expect((await subgraph.failure({}, begin)).extensions.code).toBe('UNAUTHENTICATED')
    expect((await subgraph.failure(walter, begin)).extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('a code of the app', () => {
  it('is good once: what was seen over a shoulder is of no use', async () => {
    const { key } = await setUp()
    const code = codeOf(key)
    expect((await enter(code)).status).toBe(200)
    await giveTries()
    expect((await enter(code)).status).toBe(422)
    // Neither is the one before it.
    expect((await enter(codeOf(key, -1))).status).toBe(422)
  })

  it('that many enter at once lets one in', async () => {
    const { key } = await setUp()
    await giveTries(50)
    const code = codeOf(key)
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is of its owner only', async () => {
    const { key } = await setUp()
    await setUp(daniel)
    expect((await enter(codeOf(key), daniel)).status).toBe(422)
  })

  it('can be guessed at five times for a mailed code, then a new one is needed', async () => {
    const { key } = await setUp()
    for (let tries = 0; tries < 5; tries += 1) expect((await enter('000000')).status).toBe(422)
    const answer = await enter(codeOf(key))
    expect(JSON.stringify(answer.body)).toContain('Sign in once more.')
    await giveTries()
    expect((await enter(codeOf(key))).status).toBe(200)
  })

  it('cools off after 20 wrong ones in a row, for the right one, too', async () => {
    const { key } = await setUp()
    await giveTries(100)
    await Promise.all(Array.from({ length: 20 }, () => enter('000000')))
    const answer = await enter(codeOf(key))
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } })
    expect((await subgraph.failure(maya, turnOff, { code: codeOf(key) })).extensions.code).toBe('RATE_LIMITED')
  })
})

describe('a recovery code', () => {
  it('signs in once, however it is written', async () => {
    const { recoveryCodes } = await setUp()
    const [first = ''] = recoveryCodes
    const typed = ` ${first.toUpperCase().replace('-', '')} `
    expect((await enter(typed)).status).toBe(200)
    expect(await subgraph.data(maya, state)).toMatchObject({ secondStep: { recoveryCodesLeft: 9 } })
    await giveTries()
    expect((await enter(first)).status).toBe(422)
  })

  it('is void once there are new ones', async () => {
    const { key, recoveryCodes } = await setUp()
    const answer = await subgraph.data<{ renewRecoveryCodes: { recoveryCodes: string[] } }>(maya, renew, {
      code: codeOf(key),
    })
    await giveTries()
    expect((await enter(recoveryCodes[0] ?? '')).status).toBe(422)
    await giveTries()
    expect((await enter(answer.renewRecoveryCodes.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

describe('turning it off', () => {
  it('needs a code', async () => {
    const { key } = await setUp()
    expect((await subgraph.failure(maya, turnOff, { code: '000000' })).extensions.code).toBe('VALIDATION_FAILED')
    expect(await subgraph.data(maya, turnOff, { code: codeOf(key) })).toEqual({ turnOffSecondStep: { isOn: false } })
    expect(await steps().countDocuments({})).toBe(0)
  })

  it('is not for who must have one', async () => {
    const { key } = await setUp()
    await Agency.updateOne({ _id: maya.agencyId }, { $set: { requiresSecondStep: true } })
    expect((await subgraph.failure(maya, turnOff, { code: codeOf(key) })).message).toContain('Your agency requires')
    expect(await subgraph.data(maya, state)).toMatchObject({ secondStep: { isOn: true, isRequired: true } })
  })
})

describe('an agency', () => {
  const update = `mutation ($version: Int!, $input: UpdateAgencyInput!) {
    updateAgency(version: $version, input: $input) { version requiresSecondStep auditRetentionDays }
  }`
  const guarded = `mutation ($version: Int!, $input: UpdateAgencyInput!, $code: String) {
    updateAgency(version: $version, input: $input, code: $code) { requiresSecondStep auditRetentionDays }
  }`
  const version = async () => (await Agency.findById(maya.agencyId).lean())?.version ?? 0

  it('requires two-step verification, and keeps its audit entries for as long as it chooses', async () => {
    const before = await version()
    const input = { requiresSecondStep: true, auditRetentionDays: 3_650 }
    expect(await subgraph.data(maya, update, { version: before, input })).toEqual({
      updateAgency: { version: before + 1, requiresSecondStep: true, auditRetentionDays: 3_650 },
    })
    const { extensions } = await subgraph.failure(daniel, update, { version: before, input: {} })
    expect(extensions).toMatchObject({ code: 'CONFLICT', current: { requiresSecondStep: true } })
  })

  it('stops requiring it only for a code of one’s own two-step verification', async () => {
    const { key, recoveryCodes } = await setUp()
    await subgraph.data(maya, update, { version: await version(), input: { requiresSecondStep: true } })
    const input = { requiresSecondStep: false }
    const refusal = async (person: object, code?: string) =>
      (await subgraph.failure(person, guarded, { version: await version(), input, code })).extensions
    const at = (message: string) => ({ code: 'VALIDATION_FAILED', validationErrors: [{ path: 'code', message }] })
    expect(await refusal(maya)).toMatchObject(at(expect.stringContaining('This code is wrong')))
    expect(await refusal(maya, '000000')).toMatchObject(at(expect.stringContaining('This code is wrong')))
    expect(await refusal(daniel, codeOf(key))).toMatchObject(
      at(expect.stringContaining('Only a user with two-step verification')),
    )
    expect((await Agency.findById(maya.agencyId).lean())?.requiresSecondStep).toBe(true)
    expect(
      await subgraph.data(maya, guarded, { version: await version(), input, code: recoveryCodes[0] }),
    ).toMatchObject({
      updateAgency: { requiresSecondStep: false },
    })
  })

  it('keeps its audit entries for a shorter time only for a code of one’s own two-step verification', async () => {
    const keep = async (person: object, auditRetentionDays: number, code?: string) =>
      subgraph.ask(person, guarded, { version: await version(), input: { auditRetentionDays }, code })
    const { key } = await setUp()
    expect((await keep(daniel, 3_650)).errors).toBeUndefined()
    const needsOwn = expect.stringContaining('Only a user with two-step verification')
    expect((await keep(daniel, 3_649, codeOf(key))).errors).toMatchObject([
      { extensions: { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'code', message: needsOwn }] } },
    ])
    expect((await keep(maya, 1_000)).errors).toMatchObject([
      { extensions: { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'code' }] } },
    ])
    expect((await keep(maya, 3_650)).errors).toBeUndefined()
    expect((await keep(maya, 1_000, codeOf(key))).errors).toBeUndefined()
  })

  it.each([0, 364, 3651, 500.5])('keeps them for no %s days', async auditRetentionDays => {
    const answer = await subgraph.ask(maya, update, { version: await version(), input: { auditRetentionDays } })
    expect(answer.errors?.length).toBe(1)
  })
})

it('that no one has set up is owed by no one', async () => {
  expect((await enter('000000')).status).toBe(422)
})
