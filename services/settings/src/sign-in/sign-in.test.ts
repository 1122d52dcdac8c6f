import { demoUserEmail, readEnvironment } from '@coverdesk/kit'
import { type MailSink, startMailSink, startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AgencyUser } from '../models/agency-user.model.ts'
import { settings } from '../subgraph.ts'
import { signInEnvironment } from './sign-in.environment.ts'
import { SignInCode, SignInThrottle } from './sign-in.model.ts'

let sink: MailSink
let subgraph: TestSubgraph
beforeAll(async () => {
  sink = await startMailSink()
  subgraph = await startTestSubgraph(settings, { SMTP_URL: sink.url, SEED: 'demo' })
})
afterEach(async () => {
  sink.mails.length = 0
  await SignInCode.deleteMany({})
  await SignInThrottle.deleteMany({})
})
afterAll(async () => {
  await subgraph.close()
  await sink.close()
})

interface Refusal {
  error: { code: string; message: string; validationErrors?: unknown; retryAfterSeconds?: number }
}
let lastIp = 0
const newIp = () => `198.51.100.${++lastIp}`
interface Acknowledged {
  attemptId: string
  resendAfterSeconds: number
}
const acknowledged = { acknowledged: true, attemptId: expect.stringMatching(/^[\w-]{22}\.$/), resendAfterSeconds: 60 }

/** What the browser that asked last remembers. */
let attemptIds: string[] = []
async function ask(email: string, { ip = newIp(), knownBrowserId }: { ip?: string; knownBrowserId?: string } = {}) {
  const answer = await subgraph.question('sign-in/request-code', { email, ip, knownBrowserId })
  if (answer.status === 200) attemptIds = [(answer.body as Acknowledged).attemptId]
  return answer
}
const redeem = (email: string, code: string, given = attemptIds) =>
  subgraph.question('sign-in/redeem-code', { email, code, attemptIds: given })

const codeIn = (mail: string | undefined) => /^(\d{6})$/m.exec(mail?.replaceAll('\r', '') ?? '')?.[1] ?? ''
const mailTo = (email: string, earlier = 0) =>
  vi.waitFor(
    () => {
      const mail = sink.mails.filter(text => text.includes(`To: ${email}`))[earlier]
      if (!mail) throw new Error('No mail came.')
      return mail
    },
    { timeout: 20_000, interval: 10 },
  )
const codeFor = async (email: string) => {
  await ask(email)
  return codeIn(await mailTo(email))
}
const other = (code: string) => (code === '000000' ? '000001' : '000000')
/** Twenty wrong tries: five for each of four codes. */
async function useUpTries(email: string, knownBrowserId?: string) {
  for (let codes = 0; codes < 4; codes += 1) {
    const earlier = sink.mails.length
    await SignInCode.updateMany({ _id: { $regex: `^${email}` } }, { $set: { lastSentAt: null } })
    await ask(email, knownBrowserId === undefined ? {} : { knownBrowserId })
    const code = codeIn(await mailTo(email, earlier))
    for (let tries = 0; tries < 5; tries += 1) expect(await redeem(email, other(code))).toEqual(wrong)
  }
}

const wrong = {
  status: 422,
  body: {
    error: {
      code: 'VALIDATION_FAILED',
      message: '1 field needs a correction.',
      validationErrors: [{ path: 'code', message: 'This code is wrong or has expired. Request a new one.' }],
      requestId: expect.any(String),
    },
  },
}

describe('signing in by a code', () => {
  it('sends a mail and lets its code in once', async () => {
    expect(await ask(demoUserEmail)).toEqual({ status: 200, body: acknowledged })
    const mail = await mailTo(demoUserEmail)
    const code = codeIn(mail)
    expect(mail).toContain('Subject: Sign in to Coverdesk')
    const user = await AgencyUser.findOne({ email: demoUserEmail }).lean()
    expect(await redeem(demoUserEmail, code)).toEqual({
      status: 200,
      body: { userId: String(user?._id), agencyId: String(user?.agencyId) },
    })
    expect(await redeem(demoUserEmail, code)).toEqual(wrong)
  })

  it('sends a link to the page that was asked for, and one without where there is no such page', async () => {
    const linkAfter = async (returnTo: unknown) => {
      sink.mails.length = 0
      await SignInCode.deleteMany({})
      const input = { email: demoUserEmail, ip: newIp(), returnTo }
      expect((await subgraph.question('sign-in/request-code', input)).status).toBe(200)
      const text = (await mailTo(demoUserEmail)).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
      return new URL(/https?:\S+\/app\/signin\S+/.exec(text)?.[0] ?? '').searchParams.get('returnTo')
    }
    expect(await linkAfter('/app/policies?search=bay#row-3')).toBe('/app/policies?search=bay#row-3')
    const long = `/app/policies?search=${'x'.repeat(2_000)}`
    for (const other of [undefined, null, '//evil.example/app', 'https://evil.example', 7, long]) {
      expect(await linkAfter(other)).toBeNull()
    }
  })

  it('takes addresses in any case and codes with spaces', async () => {
    await ask('  Maya.Reyes@HarborPoint.Example ')
    const code = codeIn(await mailTo(demoUserEmail))
    expect((await redeem('MAYA.REYES@harborpoint.example', `${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  })

  it('gives exactly one of 50 parallel redeems a session', async () => {
    const code = await codeFor(demoUserEmail)
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(demoUserEmail, code)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 422 || status === 429)).toHaveLength(49)
  })

  it('gives 50 parallel guesses 5 tries', async () => {
    const code = await codeFor(demoUserEmail)
    await Promise.all(Array.from({ length: 50 }, () => redeem(demoUserEmail, other(code))))
    expect(await SignInCode.findById(demoUserEmail).lean()).toMatchObject({
      code: null,
      failures: 5,
      coolOffUntil: null,
    })
    expect(await redeem(demoUserEmail, code)).toEqual(wrong)
    // Who else asks for a code, from a new browser, gets one that works.
    await SignInCode.updateOne({ _id: demoUserEmail }, { $set: { lastSentAt: null } })
    sink.mails.length = 0
    expect((await redeem(demoUserEmail, await codeFor(demoUserEmail))).status).toBe(200)
  })

  it('sends one mail when two requests come at once', async () => {
    await Promise.all([ask(demoUserEmail), ask(demoUserEmail)])
    expect((await redeem(demoUserEmail, codeIn(await mailTo(demoUserEmail)))).status).toBe(200)
    expect(sink.mails).toHaveLength(1)
  })

  it('acknowledges a second request within 60 s, sends nothing, and keeps the code', async () => {
    const code = await codeFor(demoUserEmail)
    const { status, body } = await ask(demoUserEmail)
    expect(status).toBe(200)
    expect((body as { resendAfterSeconds: number }).resendAfterSeconds).toBeLessThanOrEqual(60)
    expect((await redeem(demoUserEmail, code)).status).toBe(200)
    expect(sink.mails).toHaveLength(1)
  })

  it('tries a mail again that the server did not take', async () => {
    sink.refuseNext(1)
    expect(await codeFor(demoUserEmail)).toMatch(/^\d{6}$/)
  })
})

describe('what is remembered of a sign-in', () => {
  const entries = () =>
    mongoose.connection
      .collection('auditEntries')
      .find({}, { sort: { _id: 1 } })
      .toArray()

  it('is one audit entry of its user and agency, and none of a refused one', async () => {
    const before = (await entries()).length
    const code = await codeFor(demoUserEmail)
    await redeem(demoUserEmail, other(code))
    await redeem(demoUserEmail, code)
    await redeem(demoUserEmail, code)
    const user = await AgencyUser.findOne({ email: demoUserEmail }).lean()
    expect((await entries()).slice(before)).toMatchObject([
      { operation: 'sign-in/redeem-code', agencyId: user?.agencyId, userId: String(user?._id), changes: [] },
    ])
  })
})

describe('signing out', () => {
  it('is one audit entry of its user, and no one’s for a visitor', async () => {
    const user = await AgencyUser.findOne({ email: demoUserEmail }).lean()
    const person = { agencyId: String(user?.agencyId), userId: String(user?._id) }
    expect((await subgraph.question('sign-in/sign-out', {}, person)).status).toBe(200)
    expect((await subgraph.question('sign-in/sign-out', {})).status).toBe(401)
    const entries = await mongoose.connection
      .collection('auditEntries')
      .find({ operation: 'sign-in/sign-out' })
      .toArray()
    expect(entries).toMatchObject([{ agencyId: user?.agencyId, userId: person.userId, changes: [] }])
  })
})

describe('whether a user may go on', () => {
  const isActive = async (userId: string) => (await subgraph.question('sign-in/is-active', { userId })).body
  const idOf = async (email: string) => String((await AgencyUser.findOne({ email }).lean())?._id)

  it('is told: an active one may, a disabled or unknown one may not', async () => {
    expect(await isActive(await idOf(demoUserEmail))).toEqual({ active: true })
    expect(await isActive(await idOf('walter.brandt@harborpoint.example'))).toEqual({ active: false })
    expect(await isActive('650000000000000000000099')).toEqual({ active: false })
  })

  it('is not told of what is no id', async () => {
    expect((await subgraph.question('sign-in/is-active', { userId: { $ne: null } })).status).toBe(422)
  })
})

describe('what is refused', () => {
  it.each([
    [{ email: 'nobody', ip: '1.1.1.1' }, 'email', 'Enter an email address such as name@example.com.'],
    [{ email: '', ip: '1.1.1.1' }, 'email', 'Enter an email address such as name@example.com.'],
  ])('asking with %j', async (input, path, message) => {
    const { status, body } = await subgraph.question('sign-in/request-code', input)
    expect(status).toBe(422)
    expect((body as Refusal).error.validationErrors).toEqual([{ path, message }])
  })

  it.each(['', '12345', 'abcdef', '1234567'])('the code %j, without counting as a try', async code => {
    const { body } = await redeem(demoUserEmail, code)
    expect((body as Refusal).error.validationErrors).toEqual([
      { path: 'code', message: 'Enter the six-digit code from the email.' },
    ])
    expect(await SignInCode.exists({})).toBeNull()
  })

  it('the sixth code of an hour for one address', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await ask('many@example.com')).status).toBe(200)
      await SignInCode.updateOne({ _id: 'many@example.com' }, { lastSentAt: null })
    }
    const { status, body } = await ask('many@example.com')
    expect(status).toBe(429)
    expect((body as Refusal).error).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many codes were sent to this address. Try again in 60 minutes.',
    })
    expect((body as Refusal).error.retryAfterSeconds).toBeGreaterThan(3_500)
  })

  it('the twenty-first code of an hour from one network, whichever addresses', async () => {
    const answers: number[] = []
    for (let count = 0; count < 21; count += 1)
      answers.push((await ask(`p${count}@example.com`, { ip: '203.0.113.9' })).status)
    expect(answers).toEqual([...Array(20).fill(200), 429])
    expect(await SignInCode.exists({ _id: 'p20@example.com' })).toBeNull()
  })

  it('everything for 15 minutes after 20 wrong codes in a row, five for each code that was sent', async () => {
    await useUpTries(demoUserEmail)
    for (const refusal of [await redeem(demoUserEmail, '000000'), await ask(demoUserEmail)]) {
      expect(refusal.status).toBe(429)
      expect((refusal.body as Refusal).error.message).toBe('There were too many wrong codes. Try again in 15 minutes.')
    }
  })

  it('a code that another browser asked for, however often, and nothing of it is stored', async () => {
    const code = await codeFor(demoUserEmail)
    const before = await SignInCode.find({}).lean()
    for (const entered of [code, other(code)]) {
      expect((await redeem(demoUserEmail, entered, [])).body).toMatchObject({
        error: {
          code: 'VALIDATION_FAILED',
          validationErrors: [
            {
              path: 'code',
              message:
                'This code has expired or was requested in another browser. Open the link in the email, or request a new code here.',
            },
          ],
        },
      })
    }
    for (let count = 0; count < 25; count += 1) {
      expect(await redeem(demoUserEmail, other(code), ['aaaaaaaaaaaaaaaaaaaaaa.'])).toEqual(wrong)
      expect((await redeem(`stranger${count}@example.com`, '123123', [])).status).toBe(422)
    }
    expect(await SignInCode.find({}).lean()).toEqual(before)
    expect((await redeem(demoUserEmail, code)).status).toBe(200)
  })

  it('a code whose user was disabled after it was sent', async () => {
    const email = 'priya.raman@harborpoint.example'
    const code = await codeFor(email)
    await AgencyUser.updateOne({ email }, { state: 'DISABLED' })
    expect(await redeem(email, code)).toEqual(wrong)
    await AgencyUser.updateOne({ email }, { state: 'ACTIVE' })
  })
})

describe('a browser that its owner has signed in with', () => {
  const knownBrowserId = 'deskofmaya'

  it('gets in while strangers have used up the tries and the codes of the address', async () => {
    await useUpTries(demoUserEmail)
    expect((await ask(demoUserEmail)).status).toBe(429)
    const strangers = attemptIds

    const earlier = sink.mails.length
    expect((await ask(demoUserEmail, { knownBrowserId })).status).toBe(200)
    const code = codeIn(await mailTo(demoUserEmail, earlier))
    expect((await redeem(demoUserEmail, code, strangers)).status).toBe(429)
    expect((await redeem(demoUserEmail, code)).status).toBe(200)
  })

  it('has 5 tries for a code, and cools off by itself after 20 wrong ones', async () => {
    await ask(demoUserEmail, { knownBrowserId })
    const code = codeIn(await mailTo(demoUserEmail))
    for (let count = 0; count < 5; count += 1) expect(await redeem(demoUserEmail, other(code))).toEqual(wrong)
    expect(await redeem(demoUserEmail, code)).toEqual(wrong)
    await SignInCode.deleteMany({})
    await useUpTries(demoUserEmail, knownBrowserId)
    expect((await ask(demoUserEmail, { knownBrowserId })).status).toBe(429)
    const earlier = sink.mails.length
    expect((await ask(demoUserEmail)).status).toBe(200)
    await mailTo(demoUserEmail, earlier)
  })

  it('asks for codes whose link works elsewhere, too', async () => {
    await ask(demoUserEmail, { knownBrowserId })
    const mail = (await mailTo(demoUserEmail)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const [, code = '', attemptId = ''] = /code=(\d{6})&attempt=([\w.-]+)/.exec(mail) ?? []
    expect((await redeem(demoUserEmail, code, ['bbbbbbbbbbbbbbbbbbbbbb.', attemptId])).status).toBe(200)
  })
})

describe('who is a user stays unknown', () => {
  const strangers = [demoUserEmail, 'nobody@example.com', 'walter.brandt@harborpoint.example']

  it('the same answers for known, unknown and disabled addresses', async () => {
    for (const email of strangers) {
      expect(await ask(email)).toEqual({ status: 200, body: acknowledged })
      expect(await redeem(email, '123123')).toEqual(wrong)
      expect(await SignInCode.findById(email).lean()).toMatchObject({ failures: 1, code: { triesLeft: 4 } })
    }
    await mailTo(demoUserEmail)
    expect(sink.mails).toHaveLength(1)
  })
})

describe('what is stored', () => {
  it('is no code in clear', async () => {
    const code = await codeFor(demoUserEmail)
    const { db } = mongoose.connection
    const dump: unknown[] = []
    for (const collection of (await db?.collections()) ?? []) dump.push(await collection.find().toArray())
    expect(JSON.stringify(dump)).toContain(demoUserEmail)
    expect(JSON.stringify(dump)).not.toContain(code)
  })

  it('forgets itself', async () => {
    await ask('nobody@example.com')
    const indexes = await SignInCode.collection.indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { forgetAt: 1 }, expireAfterSeconds: 0 }))
  })
})

it('has the limits of the quality bar unless told otherwise', () => {
  expect(readEnvironment(signInEnvironment, { SMTP_URL: 'smtp://127.0.0.1' })).toMatchObject({
    SIGN_IN_SECONDS_BETWEEN_SENDS: 60,
    SIGN_IN_SENDS_PER_HOUR_PER_ADDRESS: 5,
    SIGN_IN_SENDS_PER_HOUR_PER_IP: 20,
  })
  expect(() => readEnvironment(signInEnvironment, {})).toThrow('SMTP_URL is needed: where mail goes')
})
