import { type MailSink, startMailSink } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Agency } from '../models/agency.model.ts'
import { AgencyUser } from '../models/agency-user.model.ts'
import { maya, useSettingsSubgraph } from '../testing/settings-subgraph.ts'

let sink: MailSink
beforeAll(async () => {
  sink = await startMailSink()
})
afterAll(() => sink.close())
const subgraph = useSettingsSubgraph(() => ({ SMTP_URL: sink.url, PUBLIC_URL: 'https://desk.example' }))

const jobs = () => mongoose.connection.collection('jobs')
const create = 'mutation ($input: CreateAgencyUserInput!) { createAgencyUser(input: $input) { id } }'
const add = (name: string, email: string) => subgraph.ask(maya, create, { input: { name, email } })

beforeEach(async () => {
  sink.mails.length = 0
  await AgencyUser.deleteMany({ email: /^person/ })
  await Agency.updateOne({ _id: maya.agencyId }, { $set: { 'subscription.numSeats': 500 } })
})

const mails = (count: number) =>
  vi.waitFor(
    () => {
      expect(sink.mails).toHaveLength(count)
      return sink.mails.map(mail => mail.replaceAll('\r\n', '\n').replaceAll('=\n', '').replaceAll('=E2=80=99', '’'))
    },
    { timeout: 10_000 },
  )

describe('a new user', () => {
  it('is told by mail who added them, and how to sign in', async () => {
    await add('Ann "Bo" <Person>', 'Person.Ann@harborpoint.example')
    const [mail = ''] = await mails(1)
    const user = await AgencyUser.findOne({ email: 'person.ann@harborpoint.example' }).lean()
    expect(mail).toContain('To: person.ann@harborpoint.example')
    expect(mail).toContain('Subject: Maya Reyes added you to Harbor Point Insurance')
    expect(mail).toContain(`Message-ID: <invitation-${user?._id}@desk.example>`)
    const [, text = '', html = ''] = mail.split('Content-Type: text/')
    expect(text).toContain('Hi Ann "Bo" <Person>,\n\nMaya Reyes added you to Harbor Point Insurance on Coverdesk.')
    expect(text).toContain('enter this email address (person.ann@harborpoint.example) on the sign-in page')
    expect(text).toContain('\nhttps://desk.example/app/signin\n')
    expect(html).toContain('Ann &quot;Bo&quot; &lt;Person>')
    expect(mail, 'there is no code in it').not.toMatch(/\b\d{6}\b(?!-)/)
  })

  it('is told once, and by the same message when the process ended right after the mail', async () => {
    await add('Cy Person', 'person.cy@harborpoint.example')
    await mails(1)
    const user = await AgencyUser.findOne({ email: 'person.cy@harborpoint.example' }).lean()
    const job = { name: 'invitation-mail', key: `invitation:${user?._id}` }
    await vi.waitFor(async () => expect((await jobs().findOne(job))?.['state']).toBe('DONE'), { timeout: 10_000 })
    expect(await jobs().countDocuments(job)).toBe(1)
    const rerun = { $set: { state: 'WAITING', nextRunAt: new Date(), attempts: 1, holder: null, lockedAt: null } }
    await mongoose.connection.collection('jobSteps').deleteMany({})
    await jobs().updateOne(job, rerun)
    const [first, second] = await mails(2)
    const messageIdOf = (mail = '') => /^Message-ID: .*$/m.exec(mail)?.[0]
    expect(messageIdOf(second)).toBe(messageIdOf(first))
  })

  it('is told when the mail server answers again', async () => {
    sink.refuseNext(1)
    await add('Di Person', 'person.di@harborpoint.example')
    const job = await vi.waitFor(
      async () => {
        const failed = await jobs().findOne({ name: 'invitation-mail', attempts: 1, state: 'WAITING' })
        if (!failed) throw new Error('The mail has not failed yet.')
        return failed
      },
      { timeout: 10_000 },
    )
    await jobs().updateOne({ _id: job._id }, { $set: { nextRunAt: new Date() } })
    await mails(1)
  })

  it('that could not be added is told nothing', async () => {
    const { errors } = await add('Daniel', 'daniel.okonkwo@harborpoint.example')
    expect(errors).toHaveLength(1)
    expect(await jobs().countDocuments({ name: 'invitation-mail', state: { $ne: 'DONE' } })).toBe(0)
  })

  it('is the last one of an hour after a hundred', async () => {
    const { agencyId } = maya
    const many = Array.from({ length: 100 }, (_, index) => ({
      name: 'P',
      email: `person.${index}@x.example`,
      agencyId,
      state: 'DISABLED',
    }))
    await AgencyUser.insertMany(many)
    const { errors } = await add('Eve', 'person.eve@harborpoint.example')
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 3600 } }])
    expect(await AgencyUser.exists({ email: 'person.eve@harborpoint.example' })).toBeNull()
  })
})
