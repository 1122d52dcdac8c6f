import { inTenantScope } from '@coverdesk/kit'
import { runJob } from '@coverdesk/kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { us } from '../../testing/copilot-subgraph.ts'
import { Artifact } from '../artifact.model.ts'
import { caraEmail } from '../sending/cara-email.ts'
import { emailJob } from '../sending/email-job.ts'
import { colleague, useArtifactSubgraph } from '../testing/artifact-subgraph.ts'

/** Whether emails wait until a test sends them. */
let isHeld = false
const artifacts = useArtifactSubgraph(jobs =>
  jobs.map(job =>
    job.name === emailJob
      ? { ...job, attempts: 1, run: async running => void (isHeld || (await job.run(running))) }
      : job,
  ),
)
const { ask, email, failure, mail, until, wrong } = artifacts

beforeEach(() => {
  isHeld = false
  mail().mails.length = 0
})

async function reviewed(more: Parameters<typeof email>[0] = {}) {
  const id = await email(more)
  await ask('review', { id, version: 1 })
  return { id, version: 2 }
}

it('sends what the preview shows, once, without marks, in the person’s name', async () => {
  const at = await reviewed()
  const preview = await ask('outgoing', at)
  expect(preview).toEqual({
    ...{ version: 2, fromName: 'Harbor Point Insurance', replyTo: 'nora@harborpoint.example', to: 'ada@heron.example' },
    ...{ isToVerified: true, subject: 'Waiver', signature: 'Nora Quill, Harbor Point Insurance' },
    body: 'Hello Ada,\n\nthe lease asks for a **waiver**. Can you add it?',
  })
  expect(await ask('send', at)).toMatchObject({ version: 3, delivery: { to: 'ada@heron.example' } })
  const sent = await until(at.id, 'SENT')
  expect(sent).toMatchObject({ state: 'SENT', delivery: { user: { id: us.userId }, sentAt: expect.any(String) } })
  const [written = ''] = mail().mails
  expect(mail().mails).toHaveLength(1)
  expect(written).toMatch(/^From: Harbor Point Insurance </m)
  expect(written).toContain('Reply-To: nora@harborpoint.example')
  expect(written).toContain('the lease asks for a **waiver**. Can you add it?')
  expect(written.replaceAll('=\r\n', '')).toContain('<strong>waiver</strong>')
  expect(written).not.toContain('[1]')
})

it('an email that was sent stays as it is', async () => {
  const at = await reviewed()
  await ask('send', at)
  const { version } = await until(at.id, 'SENT')
  for (const name of ['send', 'review'] as const) {
    const { message } = await failure(name, { id: at.id, version })
    expect(message).toBe('This email was sent, so it stays as it is. Ask Cara for a new draft.')
  }
})

it('sends nothing that no person has reviewed, or that has no recipient', async () => {
  const draft = { id: await email(), version: 1 }
  expect((await failure('send', draft)).message).toBe('Mark this email as reviewed before you send it.')
  const nowhere = await reviewed({ to: null, isToVerified: false })
  expect((await failure('send', nowhere)).message).toBe('Add a recipient before you send this email.')
  expect((await failure('send', { ...nowhere, version: 1 })).extensions.code).toBe('CONFLICT')
})

it('an unknown recipient has to be confirmed', async () => {
  const at = await reviewed({ isToVerified: false })
  expect(await wrong('send', at)).toEqual({
    isRecipientConfirmed: 'Confirm that ada@heron.example is the right recipient.',
  })
  await ask('send', { ...at, input: { isRecipientConfirmed: true } })
  await until(at.id, 'SENT')
})

it('an email that the mail server refuses was not sent, and can be sent again', async () => {
  const at = await reviewed()
  mail().refuseNext(1)
  await ask('send', at)
  expect(await until(at.id, 'FAILED')).toMatchObject({ state: 'REVIEWED' })
  await ask('send', { id: at.id, version: 3 })
  await until(at.id, 'SENT')
  expect(mail().mails).toHaveLength(1)
})

/** An email that a process was sending when it ended. */
async function interrupted() {
  isHeld = true
  const at = await reviewed()
  await ask('send', at)
  const record = await inTenantScope(us.agencyId, () => Artifact.findById(at.id).orFail().lean())
  const payload = { artifactId: at.id, deliveryId: record.delivery?.id }
  await inTenantScope(us.agencyId, () =>
    Artifact.collection.updateOne({ _id: record._id }, { $set: { 'delivery.isBegun': true } }),
  )
  await runJob(caraEmail, payload, us.agencyId)
  expect(await until(at.id, 'UNKNOWN')).toMatchObject({ state: 'UNKNOWN' })
  return { id: at.id, version: 3, payload }
}

it('a process that ends while it sends leaves a question for people, and sends nothing a second time', async () => {
  const { payload, ...at } = await interrupted()
  await runJob(caraEmail, payload, us.agencyId)
  expect(mail().mails).toEqual([])

  isHeld = false
  expect(await wrong('send', at)).toEqual({
    isRepeatConfirmed: 'Confirm that this email should be sent even if it arrives twice.',
  })
  await ask('send', { ...at, input: { isRepeatConfirmed: true } })
  await until(at.id, 'SENT')
  expect(mail().mails).toHaveLength(1)
})

it('an email that may have been sent is marked as sent by who found out, once, and nothing goes out', async () => {
  const { payload, ...at } = await interrupted()
  const marked = await ask('mark', at, colleague)
  expect(marked).toMatchObject({
    ...{ version: 4, state: 'SENT' },
    delivery: { state: 'SENT', user: { id: us.userId }, sentAt: null, confirmedBy: { id: colleague.userId } },
  })
  expect(marked.versions[0]).toMatchObject({ kind: 'MARKED_SENT', user: { id: colleague.userId } })
  expect((await failure('mark', at)).extensions.code).toBe('CONFLICT')
  await runJob(caraEmail, payload, us.agencyId)
  expect(mail().mails).toEqual([])
})

it('an email of which everyone knows is not marked as sent', async () => {
  const message = 'Only an email that may have been sent can be marked as sent.'
  expect((await failure('mark', await reviewed())).message).toBe(message)
})
