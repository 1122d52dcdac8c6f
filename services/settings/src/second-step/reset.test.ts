import { type MailSink, sharedDatabase, startMailSink } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { daniel, maya, priya, stranger, useSettingsSubgraph } from '../testing/settings-subgraph.ts'

let sink: MailSink
beforeAll(async () => {
  sink = await startMailSink()
})
afterAll(() => sink.close())
const subgraph = useSettingsSubgraph(() => ({ SMTP_URL: sink.url }))

const reset = `mutation ($id: ID!, $code: String!) {
  resetAgencyUserSecondStep(id: $id, code: $code) { id hasSecondStep }
}`
const users = '{ agencyUsers { id hasSecondStep } }'
const steps = () => mongoose.connection.collection('secondSteps')
const codeOf = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 })

async function setUp(person: object) {
  const { beginSecondStep } = await subgraph.data<{ beginSecondStep: { key: string } }>(
    person,
    'mutation { beginSecondStep { key } }',
  )
  const code = codeOf(beginSecondStep.key, -1)
  await subgraph.data(person, 'mutation ($code: String!) { confirmSecondStep(code: $code) { recoveryCodes } }', {
    code,
  })
  return beginSecondStep.key
}
const refusalOf = async (person: object, id: string, code: string) =>
  (await subgraph.failure(person, reset, { id, code })).message

beforeEach(async () => {
  sink.mails.length = 0
  await steps().deleteMany({})
})

describe('resetting two-step verification of a colleague', () => {
  it('takes it away, ends the sessions of the person, and tells them by mail', async () => {
    const key = await setUp(maya)
    await setUp(daniel)
    const sessions = sharedDatabase('gateway').collection('sessions')
    await sessions.insertMany([maya, daniel].map(person => ({ ...person, expiresAt: new Date(Date.now() + 60_000) })))
    expect(await subgraph.data(maya, reset, { id: daniel.userId, code: codeOf(key) })).toEqual({
      resetAgencyUserSecondStep: { id: daniel.userId, hasSecondStep: false },
    })
    expect((await sessions.find({}).toArray()).map(({ userId }) => userId)).toEqual([maya.userId])
    expect((await steps().find().toArray()).map(({ userId }) => userId)).toEqual([maya.userId])
    const [mail] = await vi.waitFor(() => {
      expect(sink.mails).toHaveLength(1)
      return sink.mails
    }, 10_000)
    expect(mail).toContain('To: daniel.okonkwo@harborpoint.example')
    expect(mail).toContain('Maya Reyes of your agency reset')
    const audit = mongoose.connection.collection('auditEntries')
    expect(await audit.find({ operation: 'resetAgencyUserSecondStep' }).toArray()).toMatchObject([
      {
        userId: maya.userId,
        changes: expect.arrayContaining([expect.objectContaining({ collection: 'secondSteps', after: null })]),
      },
    ])
  })

  it('needs a code of one’s own two-step verification', async () => {
    await setUp(daniel)
    const { extensions: none } = await subgraph.failure(maya, reset, { id: daniel.userId, code: '000000' })
    expect(none).toMatchObject({
      validationErrors: [{ path: 'code', message: expect.stringContaining('Only a user with') }],
    })
    await setUp(maya)
    const { extensions } = await subgraph.failure(maya, reset, { id: daniel.userId, code: '000000' })
    expect(extensions).toMatchObject({ code: 'VALIDATION_FAILED', validationErrors: [{ path: 'code' }] })
    expect(await steps().countDocuments({})).toBe(2)
  })

  it('is neither for one’s own, nor for who has none, nor for another agency', async () => {
    const key = await setUp(maya)
    const code = codeOf(key)
    expect(await refusalOf(maya, maya.userId, code)).toContain('your own two-step verification')
    expect(await refusalOf(maya, priya.userId, code)).toBe('Priya Raman doesn’t use two-step verification.')
    expect((await subgraph.failure(maya, reset, { id: stranger.userId, code })).extensions.code).toBe('NOT_FOUND')
    expect((await subgraph.failure({}, reset, { id: maya.userId, code })).extensions.code).toBe('UNAUTHENTICATED')
    expect(sink.mails).toEqual([])
  })

  it('is offered where there is one', async () => {
    await setUp(daniel)
    const { agencyUsers } = await subgraph.data<{ agencyUsers: { id: string; hasSecondStep: boolean }[] }>(maya, users)
    expect(agencyUsers.filter(user => user.hasSecondStep).map(({ id }) => id)).toEqual([daniel.userId])
  })
})
