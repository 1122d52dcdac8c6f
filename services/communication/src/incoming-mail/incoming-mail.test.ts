import { connect } from 'node:net'
import { inTenantScope } from '@coverdesk/kit'
import { pdf } from '@coverdesk/kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { IncomingMail } from '../email-record/incoming-mail.model.ts'
import { them, us } from '../testing/communication-subgraph.ts'
import { nora, ourAddress, postmarkSecret, theirAddress, useEmailSubgraph } from '../testing/email-subgraph.ts'
import { nestedMails, nestedMultiparts } from '../testing/hostile-mails.ts'
import { type MadeUpMail, rawMail } from '../testing/raw-mail.ts'

const email = useEmailSubgraph()
const { data, list, receive, send, isRead } = email

afterEach(() => vi.restoreAllMocks())

let mails = 0
const mail = (more: Partial<MadeUpMail>): MadeUpMail => ({
  ...{
    from: 'Ada <ada@heron.example>',
    to: ourAddress,
    subject: 'Words',
    text: 'Hello.',
    id: `<m${++mails}@heron.example>`,
  },
  ...more,
})
const answerTo = (id: string, more: Partial<MadeUpMail>) => mail({ references: [id], ...more })
const stored = () => inTenantScope(us.agencyId, () => IncomingMail.countDocuments())
const refusal = (raw: Buffer, envelope?: object) =>
  send(raw, envelope).catch(error => (error as { responseCode: number }).responseCode)
const tokenOf = (id: string) =>
  inTenantScope(us.agencyId, async () => (await EmailThread.findById(id).orFail().lean<EmailThreadRecord>()).token)

describe('the SMTP endpoint', () => {
  it('refuses recipients whom no agency has', async () => {
    expect(await refusal(rawMail(mail({})), { to: ['nobody@harborpoint.example'] })).toBe(550)
    expect(await refusal(rawMail(mail({})), { to: ['service@elsewhere.example'] })).toBe(550)
  })

  it('refuses what is larger than 36 MB', async () => {
    const before = await stored()
    const large = Buffer.concat([rawMail(mail({})), Buffer.alloc(37 * 1024 * 1024, 'x\r\n')])
    expect(await refusal(large)).toBe(552)
    expect(await stored()).toBe(before)
  })

  it('asks its sender to come again while nothing can be stored', async () => {
    const raw = rawMail(mail({ subject: 'Later' }))
    vi.spyOn(IncomingMail, 'create').mockRejectedValueOnce(new Error('no room'))
    expect(await refusal(raw)).toBe(451)
    expect(await send(raw)).toMatch(/^250 /)
    await isRead()
    expect((await list({ search: 'later' })).total).toBe(1)
  })

  it.each([
    ['Blanks', rawMail(mail({ subject: 'Blanks', text: `a${'\u2003'.repeat(100_000)}b` }))],
    ['Nested', nestedMultiparts(20_000)],
    ['Nested', nestedMails(60)],
  ])('stores a mail that is made to be slow to read, and it is read: %s', async (search, raw) => {
    const { total } = await list({ search })
    const before = email.world.considered.length
    expect(await send(raw)).toMatch(/^250 /)
    await isRead()
    const { items } = await list({ search })
    expect(items.length).toBe(Math.max(1, total))
    expect(items[0]?.participantEmails[0]?.body).toMatch(search === 'Blanks' ? /^a\s+b$/ : /level 0|Content-Type/)
    if (search === 'Blanks') await vi.waitFor(() => expect(email.world.considered.length).toBeGreaterThan(before))
  })

  it('continues when a sender hangs up in the middle of a mail', async () => {
    await new Promise<void>(resolve => {
      const socket = connect(email.port(), '127.0.0.1')
      socket.on('close', () => resolve())
      socket.on('error', () => undefined)
      socket.write(`EHLO x\r\nMAIL FROM:<a@x.example>\r\nRCPT TO:<${ourAddress}>\r\nDATA\r\n`)
      setTimeout(() => socket.destroy(), 200)
    })
    expect(await send(rawMail(mail({ subject: 'After a break' })))).toMatch(/^250 /)
  })

  it('brings one mail to two agencies, each its own', async () => {
    await send(rawMail(mail({ subject: 'To both' })), { to: [ourAddress, theirAddress] })
    await isRead()
    expect([(await list({ search: 'both' })).total, (await list({ search: 'both' }, them)).total]).toEqual([1, 1])
  })
})

describe('a mail', () => {
  it('has its sender, its words and its time', async () => {
    const thread = await receive(
      mail({ subject: 'Forklift', text: 'Please add a forklift.\r\n\r\n--\r\nAda Heron', cc: 'Bo <bo@heron.example>' }),
    )
    expect(thread).toMatchObject({
      ...{ subject: 'Forklift', fromEmail: 'ada@heron.example', fromName: 'Ada', customerName: 'Ada' },
      ...{ state: 'ACTIVE', waitingFor: 'AGENT', account: null, version: 1, summary: null, workspace: null },
      replyTo: ['ada@heron.example'],
      replyFrom: expect.stringMatching(/^service\+[0-9a-f]{20}@harborpoint\.example$/),
    })
    expect(thread.participantEmails).toMatchObject([
      {
        ...{
          subject: 'Forklift',
          body: 'Please add a forklift.\n\n--\nAda Heron',
          quotedText: null,
          senderRole: 'CLIENT',
        },
        ...{ from: { email: 'ada@heron.example', name: 'Ada' }, cc: [{ email: 'bo@heron.example', name: 'Bo' }] },
        ...{ sentAt: '2026-11-23T17:14:00.000Z', notes: [], delivery: null, machineKind: null, originalHtmlUrl: null },
        originalUrl: expect.stringMatching(/^\/files\/[0-9a-f]{32}\/message\.eml$/),
      },
    ])
  })

  it('without an id is one mail, however often it comes', async () => {
    const raw = rawMail(mail({ id: null, subject: 'Nameless' }))
    await Promise.all([send(raw), send(raw), send(raw)])
    await isRead()
    expect((await list({ search: 'nameless' })).items).toMatchObject([{ participantEmails: [{}] }])
  })

  it('never joins a thread by its subject', async () => {
    await receive(mail({ subject: 'Renewal of the year' }))
    await send(rawMail(mail({ subject: 'Re: Renewal of the year' })))
    await isRead()
    expect((await list({ search: 'renewal of the year' })).total).toBe(2)
  })

  it('finds its thread by the address, where it names no id', async () => {
    const { id } = await receive(mail({ subject: 'By address' }))
    const to = `service+${await tokenOf(id)}@harborpoint.example`
    const thread = await receive(mail({ to, subject: 'Another subject', text: 'By the token.' }), 'by address')
    expect(thread.participantEmails.map(({ body }) => body)).toEqual(['Hello.', 'By the token.'])
    await send(rawMail(mail({ subject: 'No such thread' })), {
      to: ['service+ffffffffffffffffffff@harborpoint.example'],
    })
    await isRead()
    expect((await list({ search: 'no such thread' })).total).toBe(1)
  })

  it('keeps apart two clients who answer what the agency wrote to many', async () => {
    const all = '<all@harborpoint.example>'
    await send(rawMail(mail({ id: all, from: nora, to: 'undisclosed-recipients:;', subject: 'To all' })), {
      from: nora,
    })
    await send(rawMail(answerTo(all, { subject: 'Re: To all', from: 'one@one.example' })))
    await send(rawMail(answerTo(all, { subject: 'Re: To all', from: 'two@two.example' })))
    await isRead()
    const { items } = await list({ search: 'to all' })
    expect(items.map(({ fromEmail }) => fromEmail).sort()).toEqual([nora, 'one@one.example', 'two@two.example'])
  })

  it('of someone else in a thread is a participant’s', async () => {
    const first = mail({ subject: 'With a lender', cc: 'Lou <lou@lender.example>' })
    const { id } = await receive(first)
    const thread = await receive(
      answerTo(first.id ?? '', { from: 'lou@lender.example', subject: 'Re: With a lender' }),
      'with a lender',
    )
    expect(thread).toMatchObject({ id, waitingFor: 'AGENT', participantEmails: [{}, { senderRole: 'PARTICIPANT' }] })
  })

  it('that comes before the mail that it answers leaves the thread to whoever began it', async () => {
    const first = mail({ subject: 'Crossed mails', cc: 'Lou <lou@lender.example>' })
    const { id } = await receive(
      answerTo(first.id ?? '', { from: 'Lou <lou@lender.example>', subject: 'Re: Crossed mails' }),
    )
    await inTenantScope(us.agencyId, () => EmailThread.updateOne({ _id: id }, { $set: { accountId: 'of-the-lender' } }))
    const thread = await receive(first, 'crossed mails')
    expect(thread).toMatchObject({ id, fromEmail: 'ada@heron.example', customerName: 'Ada', account: null })
    const roles = thread.participantEmails.map(({ from, senderRole }) => [(from as { name: string }).name, senderRole])
    expect(new Map(roles as [string, string][])).toEqual(
      new Map([
        ['Ada', 'CLIENT'],
        ['Lou', 'PARTICIPANT'],
      ]),
    )
  })

  it('that a colleague passes on is a thread with the client', async () => {
    const text =
      'Can someone help?\r\n\r\nBegin forwarded message:\r\n\r\n> From: Ada Heron <ada@passed.example>\r\n> Date: Monday\r\n>\r\n> Please cancel the van.'
    const thread = await receive(mail({ from: `Nora <${nora}>`, subject: 'Fwd: Van to cancel', text }))
    expect(thread).toMatchObject({ fromEmail: 'ada@passed.example', fromName: 'Ada Heron', waitingFor: 'AGENT' })
    expect(thread.participantEmails).toMatchObject([
      { senderRole: 'AGENT', body: expect.stringContaining('cancel the van') },
    ])
  })

  it('that a colleague writes from their own program waits for the client', async () => {
    const to = `Ada <ada@own.example>, ${ourAddress}`
    await send(rawMail(mail({ from: nora, to, subject: 'Own program' })), { from: nora })
    await isRead()
    expect((await list({ search: 'own program' })).items).toMatchObject([
      { fromEmail: 'ada@own.example', waitingFor: 'CLIENT', participantEmails: [{ senderRole: 'AGENT' }] },
    ])
  })

  it('of a person makes an ended thread active again', async () => {
    const first = mail({ subject: 'Ended once' })
    const { id } = await receive(first)
    expect(await data('end', { id })).toMatchObject({ state: 'ENDED', version: 2 })
    await receive(
      answerTo(first.id ?? '', { subject: 'Out of office', head: ['Auto-Submitted: auto-replied'] }),
      'ended once',
    )
    expect(await email.read(id)).toMatchObject({ state: 'ENDED', version: 3 })
    await receive(answerTo(first.id ?? '', { subject: 'Re: Ended once' }), 'ended once')
    expect(await email.read(id)).toMatchObject({ state: 'ACTIVE', waitingFor: 'AGENT', version: 4 })
  })

  it('waits until settings say who works at the agency', async () => {
    email.world.isDown = true
    await send(rawMail(mail({ subject: 'While settings are down' })))
    await vi.waitFor(() => expect(email.world.refusals).toBeGreaterThan(0), { timeout: 20_000 })
    email.world.isDown = false
    await isRead()
    expect((await list({ search: 'settings are down' })).total).toBe(1)
  })
})

describe('a mail of a machine', () => {
  it.each([
    ['AUTOMATIC_REPLY', ['Auto-Submitted: auto-replied'], 'ENDED'],
    ['AUTOMATIC_REPLY', ['X-Autoreply: yes'], 'ENDED'],
    ['AUTOMATIC_NOTICE', ['Auto-Submitted: auto-generated'], 'ACTIVE'],
    ['BULK', ['Precedence: bulk'], 'ENDED'],
    ['BULK', ['List-Id: <news.carrier.example>'], 'ENDED'],
  ])('is told: %s by %s', async (machineKind, head, state) => {
    const subject = `Machine ${head[0]?.replace(/\W+/g, ' ')}`
    const thread = await receive(mail({ subject, head }))
    expect(thread).toMatchObject({ state, participantEmails: [{ machineKind }] })
    expect(email.world.considered.map(({ threadId }) => threadId)).not.toContain(thread.id)
  })

  it('has no return path', async () => {
    await send(rawMail(mail({ subject: 'From nowhere' })), { from: '' })
    await isRead()
    expect((await list({ search: 'nowhere' })).items).toMatchObject([
      { participantEmails: [{ machineKind: 'AUTOMATIC_NOTICE' }] },
    ])
  })
})

describe('what comes with a mail', () => {
  it('is looked into as uploads are; what is refused is named with its reason', async () => {
    const thread = await receive(
      mail({
        subject: 'With files',
        parts: [
          {
            type: 'application/octet-stream; name="Lease.pdf"',
            content: pdf(),
            encoding: 'base64',
            disposition: 'attachment; filename="Lease.pdf"',
          },
          {
            type: 'application/x-msdownload',
            content: 'MZ\u0090',
            encoding: 'base64',
            disposition: 'attachment; filename="../../setup.exe"',
          },
          { type: 'image/png; name=logo.png', content: 'small', encoding: 'base64', disposition: 'inline', id: 'logo' },
        ],
      }),
    )
    expect(thread['attachments']).toMatchObject([
      { name: 'Lease.pdf', mimeType: 'application/pdf', url: expect.stringMatching(/^\/files\/\w+\/Lease\.pdf$/) },
    ])
    expect(thread.participantEmails[0]?.attachments).toMatchObject([
      { name: 'Lease.pdf', refusedBecause: null },
      { name: 'setup.exe', url: null, refusedBecause: expect.stringContaining('can be uploaded') },
    ])
  })

  it('is shown as it looked, without what runs or loads', async () => {
    const html = '<p>Seen</p><script>x()</script><img src="https://evil.example/pixel.png"><p hidden>x</p>'
    const thread = await receive(mail({ subject: 'As HTML', html }))
    expect(thread.participantEmails[0]?.['originalHtmlUrl']).toMatch(/^\/previews\/[0-9a-f]{32}$/)
  })
})

describe('Postmark', () => {
  const basic = `Basic ${Buffer.from(postmarkSecret).toString('base64')}`
  const deliver = (body: object, authorization = basic) =>
    email.subgraph().deliver('postmark', JSON.stringify(body), { 'content-type': 'application/json', authorization })
  const person = (Email: string, Name = '') => ({ Email, Name, MailboxHash: '' })

  it('brings the mail as it came', async () => {
    const raw = rawMail(mail({ subject: 'By Postmark' }))
    const body = { OriginalRecipient: ourAddress, MessageID: 'p-1', RawEmail: String(raw) }
    expect([await deliver(body), await deliver(body)]).toEqual([202, 202])
    await isRead()
    expect((await list({ search: 'postmark' })).items).toMatchObject([{ participantEmails: [{ body: 'Hello.' }] }])
  })

  it('brings one that says the same where it keeps the mail', async () => {
    const body = {
      ...{
        MessageID: 'p-2',
        Subject: 'Composed',
        TextBody: 'Words by Postmark.',
        HtmlBody: '',
        Date: 'Mon, 23 Nov 2026 09:14:00 -0800',
      },
      ...{ FromFull: person('ada@heron.example', 'Ada'), ToFull: [person(ourAddress)], CcFull: [], ReplyTo: '' },
      Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
      Attachments: [
        {
          Name: 'list.csv',
          Content: Buffer.from('a,b\n1,2\n').toString('base64'),
          ContentType: 'text/csv',
          ContentID: '',
        },
      ],
    }
    expect([await deliver(body), await deliver(body)]).toEqual([202, 202])
    await isRead()
    expect((await list({ search: 'composed' })).items).toMatchObject([
      {
        fromName: 'Ada',
        participantEmails: [
          {
            body: 'Words by Postmark.',
            machineKind: 'AUTOMATIC_REPLY',
            attachments: [{ name: 'list.csv', refusedBecause: null }],
          },
        ],
      },
    ])
  })

  it('has to know the secret, and is thanked for mail of no one', async () => {
    const body = { OriginalRecipient: ourAddress, RawEmail: String(rawMail(mail({ subject: 'Unsigned' }))) }
    expect(await deliver(body, 'Basic eDp5')).toBe(401)
    expect(await deliver(body, '')).toBe(401)
    expect(await deliver({ ...body, OriginalRecipient: 'nobody@x.example' })).toBe(202)
    await isRead()
    expect((await list({ search: 'unsigned' })).total).toBe(0)
  })
})
