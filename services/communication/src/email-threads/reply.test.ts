import { inTenantScope } from '@coverdesk/kit'
import { runJob, uploadFile } from '@coverdesk/kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import { sendEmail } from '../outgoing-mail/send-email.ts'
import { heron, them, us } from '../testing/communication-subgraph.ts'
import { emailDocuments, ourAddress, type ThreadAnswer, useEmailSubgraph } from '../testing/email-subgraph.ts'
import { rawMail } from '../testing/raw-mail.ts'

const email = useEmailSubgraph()
const { data, receive, read, sink, send, isRead, wrong } = email
const soon = { timeout: 20_000, interval: 50 }

let threads = 0
/** A client has written. */
async function written(more: object = {}) {
  const number = ++threads
  const id = `<first.${number}@heron.example>`
  const mail = {
    from: 'Ada Heron <ada@heron.example>',
    to: ourAddress,
    subject: `Question ${number}`,
    text: 'Is it covered?',
  }
  const thread = await receive({ ...mail, id, ...more })
  return { thread, id }
}
const reply = ({ id, version }: ThreadAnswer, input: object, idempotencyKey?: string) =>
  data('reply', { id, version, input, idempotencyKey })
const lastOf = (thread: ThreadAnswer) => thread.participantEmails.at(-1)
const until = async (id: string, state: string) =>
  vi.waitFor(async () => {
    const thread = await read(id)
    expect(lastOf(thread)?.delivery?.state).toBe(state)
    return thread
  }, soon)
const header = (mail: string, name: string) =>
  new RegExp(`^${name}: (.+(?:\\r\\n[ \\t].+)*)`, 'im').exec(mail)?.[1]?.replace(/\r\n[ \t]+/g, ' ')

beforeEach(() => {
  sink().mails.length = 0
})

describe('an answer', () => {
  it('goes out once, in the agency’s name, from the address of the thread, below what it answers', async () => {
    const { thread, id } = await written()
    const sent = await reply(thread, { body: 'It is.\n\nShall I send the form?' })
    expect(sent).toMatchObject({ waitingFor: 'CLIENT', version: 2 })
    expect(lastOf(sent)).toMatchObject({
      senderRole: 'AGENT',
      body: 'It is.\n\nShall I send the form?',
      to: [{ email: 'ada@heron.example' }],
    })
    expect(lastOf(await until(thread.id, 'SENT'))?.delivery).toMatchObject({ user: { id: us.userId }, error: null })
    const [mail = ''] = sink().mails
    expect(sink().mails).toHaveLength(1)
    expect(header(mail, 'From')).toBe(`"Nora Quill, Harbor Point Insurance" <${thread['replyFrom']}>`)
    expect(header(mail, 'Reply-To')).toBe(String(thread['replyFrom']))
    expect([header(mail, 'To'), header(mail, 'Subject')]).toEqual(['ada@heron.example', `Re: ${thread['subject']}`])
    expect([header(mail, 'In-Reply-To'), header(mail, 'References')]).toEqual([id, id])
    expect(mail).toContain('Nora Quill\r\nHarbor Point Insurance')
    expect(mail).toContain('> Is it covered?')
  })

  it('finds its thread again when the client answers, with and without the ids', async () => {
    const { thread, id } = await written()
    await reply(thread, { body: 'It is.' })
    await until(thread.id, 'SENT')
    const ours = header(sink().mails[0] ?? '', 'Message-ID') ?? ''
    const back = { from: 'Ada Heron <ada@heron.example>', to: String(thread['replyFrom']) }
    await send(
      rawMail({ ...back, subject: 'Re: x', text: 'Thanks!', id: '<second@heron.example>', references: [id, ours] }),
    )
    await send(rawMail({ ...back, subject: 'One more', text: 'And the van?', id: '<third@heron.example>' }), {
      to: [String(thread['replyFrom'])],
    })
    await isRead()
    const now = await read(thread.id)
    expect(now.participantEmails.map(({ body }) => body)).toEqual(
      expect.arrayContaining(['Is it covered?', 'It is.', 'Thanks!', 'And the van?']),
    )
    expect(now).toMatchObject({ waitingFor: 'AGENT', version: 4 })
    await reply(now, { body: 'It is, too.' })
    await until(thread.id, 'SENT')
    expect(header(sink().mails[1] ?? '', 'References')?.split(' ')).toContain('<third@heron.example>')
  })

  it('names all ids before it, and has its files and copies', async () => {
    const { thread } = await written()
    const fileId = await uploadFile(us, 'a,b\n1,2\n', { name: 'list.csv' })
    const sent = await reply(thread, {
      body: 'See the list.',
      to: ['bo@heron.example'],
      cc: ['Lou@lender.example'],
      fileIds: [fileId],
    })
    expect(sent).toMatchObject({ waitingFor: 'PARTICIPANT', attachments: [{ name: 'list.csv', mimeType: 'text/csv' }] })
    await until(thread.id, 'SENT')
    const [mail = ''] = sink().mails
    expect([header(mail, 'To'), header(mail, 'Cc')]).toEqual(['bo@heron.example', 'lou@lender.example'])
    expect(mail).toContain('filename=list.csv')
    expect(mail).toContain(Buffer.from('a,b\n1,2\n').toString('base64'))
  })

  it('goes where its author wants answers', async () => {
    const { thread } = await written({ head: ['Reply-To: Office <Office@heron.example>'] })
    expect(thread['replyTo']).toEqual(['office@heron.example'])
    expect(lastOf(await reply(thread, { body: 'Yes.' }))).toMatchObject({ to: [{ email: 'office@heron.example' }] })
    await until(thread.id, 'SENT')
  })

  it('is written once, however often it is sent with the same key', async () => {
    const { thread } = await written()
    await reply(thread, { body: 'Once.' }, 'key-once')
    await reply(thread, { body: 'Once.' }, 'key-once')
    await until(thread.id, 'SENT')
    expect((await read(thread.id)).participantEmails).toHaveLength(2)
    expect(sink().mails).toHaveLength(1)
  })

  it('to an older state of the thread is a conflict, and nothing goes out', async () => {
    const { thread, id } = await written()
    await receive(
      {
        from: 'ada@heron.example',
        to: ourAddress,
        subject: 'Re: x',
        text: 'Never mind.',
        id: id.replace('first', 'second'),
        references: [id],
      },
      String(thread['subject']),
    )
    const { extensions } = await email
      .subgraph()
      .failure(us, emailDocuments.reply, { id: thread.id, version: 1, input: { body: 'x' } })
    expect(extensions).toMatchObject({ code: 'CONFLICT', current: { id: thread.id, version: 2 } })
    expect((await read(thread.id)).participantEmails).toHaveLength(2)
  })

  it('says what is wrong, by field', async () => {
    const { thread } = await written()
    const at = { id: thread.id, version: 1 }
    expect(await wrong('reply', { ...at, input: {} })).toEqual({ body: 'Write your answer.' })
    expect(await wrong('reply', { ...at, input: { body: 'x', to: ['nobody'] } })).toHaveProperty('to.0')
    expect(await wrong('reply', { ...at, input: { body: 'x', fileIds: ['gone'] } })).toEqual({
      'fileIds.0': 'This file is gone. Attach it again.',
    })
    const theirs = await uploadFile(them, 'a,b\n', { name: 'theirs.csv' })
    expect(await wrong('reply', { ...at, input: { body: 'x', fileIds: [theirs] } })).toHaveProperty('fileIds.0')
    expect((await read(thread.id)).version).toBe(1)
  })
})

describe('an answer that does not arrive', () => {
  it('is said to have failed, and is sent again by a person', async () => {
    const { thread } = await written()
    sink().refuseNext(1)
    await reply(thread, { body: 'Refused.' })
    const failed = await until(thread.id, 'FAILED')
    expect(lastOf(failed)?.delivery?.error).toBe('The mail server refused it: 451 Try again later')
    expect(await data('resend', { id: thread.id, emailId: lastOf(failed)?.id })).toMatchObject({ version: 3 })
    await until(thread.id, 'SENT')
    expect(sink().mails).toHaveLength(1)
    expect(await wrong('resend', { id: thread.id, emailId: lastOf(failed)?.id })).toEqual({
      '': 'Only an email that was not sent can be sent again.',
    })
  })

  it('to some of its recipients says to whom, in the words of their server, and is sent', async () => {
    const { thread } = await written()
    sink().refuseRecipient('gone@heron.example', '550 5.1.1 No such user')
    await reply(thread, { body: 'To both.', to: ['ada@heron.example'], cc: ['gone@heron.example'] })
    expect(lastOf(await until(thread.id, 'SENT'))?.delivery).toMatchObject({
      refused: [{ email: 'gone@heron.example', reason: '550 5.1.1 No such user' }],
    })
    expect(sink().mails).toHaveLength(1)
    const again = await reply(await read(thread.id), { body: 'To one.' })
    expect(lastOf(again)?.delivery).toMatchObject({ refused: [] })
    await until(thread.id, 'SENT')
  })

  it('to any of them has failed at once', async () => {
    const { thread } = await written()
    sink().refuseRecipient('nobody@heron.example', '550 5.1.1 No such user')
    await reply(thread, { body: 'To no one.', to: ['nobody@heron.example'] })
    expect(lastOf(await until(thread.id, 'FAILED'))?.delivery?.error).toContain('550 5.1.1 No such user')
    expect(sink().mails).toEqual([])
  })

  it('came back: the bounce belongs to the thread, and changes nothing that waits', async () => {
    const { thread } = await written()
    await reply(thread, { body: 'Bounced.' })
    await until(thread.id, 'SENT')
    const ours = header(sink().mails[0] ?? '', 'Message-ID') ?? ''
    const report =
      'Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ada@heron.example\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such user'
    const bounce = rawMail({
      ...{
        from: 'Mail Delivery <mailer-daemon@mx.example>',
        to: String(thread['replyFrom']),
        subject: 'Undelivered',
        id: '<b1@mx.example>',
      },
      date: 'Mon, 23 Nov 2099 09:14:00 -0800',
      text: 'It could not be delivered.',
      parts: [
        { type: 'message/delivery-status', content: report },
        { type: 'text/rfc822-headers', content: `Message-ID: ${ours}\r\nSubject: x\r\n` },
      ],
    })
    const before = email.world.considered.length
    await send(bounce, { from: '', to: [ourAddress] })
    await isRead()
    const now = await read(thread.id)
    expect(now).toMatchObject({ waitingFor: 'CLIENT', state: 'ACTIVE' })
    expect(now.participantEmails).toMatchObject([
      {},
      { delivery: { state: 'FAILED', error: 'It came back from ada@heron.example: 550 5.1.1 No such user' } },
      { machineKind: 'BOUNCE', attachments: [] },
    ])
    expect(email.world.considered.length - before).toBe(0)
  })

  it('may have been sent by a process that ended: no one sends it a second time unasked', async () => {
    const { thread } = await written()
    sink().refuseNext(1)
    await reply(thread, { body: 'Perhaps.' })
    const mail = lastOf(await until(thread.id, 'FAILED'))
    const payload = await inTenantScope(us.agencyId, async () => {
      const record = await EmailMessage.findById(mail?.id).orFail().lean<EmailMessageRecord>()
      await EmailMessage.collection.updateOne(
        { _id: record._id },
        { $set: { 'delivery.state': 'SENDING', 'delivery.isBegun': true } },
      )
      return { messageId: String(record._id), deliveryId: record.delivery?.id }
    })
    await runJob(sendEmail, payload, us.agencyId)
    await until(thread.id, 'UNKNOWN')
    await runJob(sendEmail, payload, us.agencyId)
    expect(sink().mails).toEqual([])
    const at = { id: thread.id, emailId: mail?.id }
    expect(await wrong('resend', at)).toEqual({
      isRepeatConfirmed: 'Confirm that this email should be sent even if it arrives twice.',
    })
    await data('resend', { ...at, isRepeatConfirmed: true })
    await until(thread.id, 'SENT')
    expect(sink().mails).toHaveLength(1)
  })
})

describe('a thread of another agency', () => {
  it('can’t be answered, linked or ended', async () => {
    const { thread } = await written()
    const { id } = thread
    const failure = async (document: keyof typeof emailDocuments, more: object = {}) =>
      (await email.subgraph().failure(them, emailDocuments[document], { id, ...more })).extensions.code
    expect([
      await failure('read'),
      await failure('reply', { version: 1, input: { body: 'x' } }),
      await failure('resend', { emailId: lastOf(thread)?.id }),
      await failure('link', { accountId: heron }),
      await failure('end'),
      await failure('reopen'),
    ]).toEqual(Array(6).fill('NOT_FOUND'))
  })
})
