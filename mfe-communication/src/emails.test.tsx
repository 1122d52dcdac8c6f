import { showTimesIn } from '@coverdesk/design-system'
import { type Answers, failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emailList } from './email-list/email-list'
import type { EmailThreadProfileFragment } from './generated/documents'
import plugin from './plugin'
import {
  answerEmails,
  craneAsk,
  emailRows,
  oneThread,
  sentMail,
  strangeThread,
  threadFile,
  threadMail,
} from './testing/emails.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
async function open(path: string, answers: Answers = {}) {
  rendered = await renderPlugin(plugin, {
    path,
    answers: {
      SavedViews: { savedViews: [] },
      EmailThreads: answerEmails(emailRows(3)),
      EmailThread: { emailThread: oneThread },
      ConversationAccountChoices: { accounts: { items: [], total: 0 } },
      ...answers,
    },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const panel = () => document.body.querySelector<HTMLElement>('[role=dialog]')
const shows = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
const button = (label: string) =>
  [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === label)
async function press(label: string) {
  await eventually(() => expect(button(label)).toBeDefined())
  button(label)?.click()
}
const sentWith = (name: string) => rendered.sent.filter(sent => sent.name === name).map(({ variables }) => variables)
const linkTo = (path: string) => document.body.querySelector(`a[href$="${path}"]`)?.textContent
const mailOf = (sender: string) => document.body.querySelector(`article[aria-label="Email from ${sender}"]`)
const message = () => document.body.querySelector<HTMLTextAreaElement>('textarea[name=body]')

async function type(name: string, text: string) {
  await eventually(() => expect(document.body.querySelector(`[name="${name}"]`)).not.toBeNull())
  const box = document.body.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!box) return
  const owner = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => rendered.unmount())

describe('the list of emails', () => {
  it('has the columns of the specification, as people read them', async () => {
    await open('/app/emails')
    await shows('3 email threads')
    expect(emailList.columns.map(({ header }) => header)).toEqual([
      ...['Customer', 'Subject', 'Status', 'Waiting For', 'Last Update'],
    ])
    showTimesIn('America/Los_Angeles')
    const [, , participant] = emailRows(3)
    const words = emailList.columns.flatMap(({ csv = {} }) =>
      Object.values(csv).map(wordsOf => participant && wordsOf(participant)),
    )
    expect(words).toEqual([
      ...['Bayview 3', 'office3@bayview.example', 'Certificate for the port', 'Active', 'Client'],
      '2026-11-20 06:52',
    ])
  })

  it('asks for what its address names', async () => {
    await open('/app/emails?filter=bay&status=ACTIVE&waiting=AGENT')
    await shows('1 email thread')
    expect(sentWith('EmailThreads')[0]).toMatchObject({ search: 'bay', state: 'ACTIVE', waitingFor: 'AGENT' })
  })

  it('can be narrowed by status, and by who is to write next', () => {
    const { status, waiting } = emailList.filters
    expect(status.options?.map(({ label }) => label)).toEqual(['Active', 'Ended'])
    expect(waiting.options?.map(({ label }) => label)).toEqual(['Agent', 'Client', 'Assistant'])
  })
})

describe('an email thread', () => {
  it('says all that is known of it, in the order of the specification', async () => {
    await open('/app/emails/1')
    await shows(String(oneThread.summary))
    const names = [...(panel()?.querySelectorAll('dt, h3') ?? [])].map(({ textContent }) => textContent)
    expect(names).toEqual([
      ...['Subject', 'Status', 'Waiting For', 'Started At', 'Last Update', 'Client', 'Account', 'Email Address'],
      ...['Summary', 'Workspace', 'Service Requests', 'Possible Requests', 'Transcript', 'Reply'],
    ])
    for (const text of ['Active', 'Agent', 'Dana Whitfield', 'dana@coastalfreight.example']) await shows(text)
    expect(linkTo('/app/accounts/9')).toBe('Coastal Freight Lines')
  })

  it('leads to its workspace and its service requests', async () => {
    await open('/app/emails/1')
    await eventually(() => expect(linkTo('/app/workspaces/w1')).toBe('Go to Workspace'))
    await shows('Port Alder certificate')
    await shows('Idle')
    expect(linkTo('/app/servicing/31/overview')).toBe('Create Certificate')
    expect(linkTo('/app/servicing/32/overview')).toBe('Question')
    for (const text of ['For Port Alder, by Friday noon.', 'Is the trailer covered?', 'Closed']) await shows(text)
  })

  it('leaves out what there is not', async () => {
    await open('/app/emails/2', { EmailThread: { emailThread: strangeThread } })
    await shows('(No subject)')
    for (const text of ['Summary', 'Workspace', 'Service Requests', 'Possible Requests', 'Cara’s draft']) {
      expect(panel()?.textContent).not.toContain(text)
    }
  })

  it('shows mails of the assistant as Markdown, and others as plain text', async () => {
    const typed = threadMail({ body: '**Important**: <b>call</b> me' })
    await open('/app/emails/1', {
      EmailThread: {
        emailThread: { ...oneThread, participantEmails: [typed, ...oneThread.participantEmails.slice(2)] },
      },
    })
    await eventually(() => expect(mailOf('Cara')?.querySelector('strong')?.textContent).toBe('received'))
    expect(mailOf('Dana Whitfield')?.textContent).toContain('**Important**: <b>call</b> me')
    expect(mailOf('Dana Whitfield')?.querySelector('strong, b')).toBeNull()
  })

  it('says who wrote to whom, with the person who sent a mail from here', async () => {
    await open('/app/emails/1')
    await eventually(() => expect(mailOf('Daniel Okonkwo')?.textContent).toContain('Agent · To Dana Whitfield'))
    expect(panel()?.textContent).toContain('Cc berths@portalder.example')
  })

  it('offers attachments, and says why one is missing', async () => {
    await open('/app/emails/1')
    await eventually(() => expect(linkTo('/files/f1/Port Alder contract.pdf')).toBe('Port Alder contract.pdf'))
    await shows('Programs are not accepted.')
    expect(document.body.querySelector('a[href*="f2"]')).toBeNull()
  })

  it('folds what a mail repeats of earlier ones', async () => {
    await open('/app/emails/1')
    await shows('Pier 4.')
    expect(panel()?.textContent).not.toContain('Daniel Okonkwo wrote:')
    await press('Show quoted text')
    await shows('Daniel Okonkwo wrote:')
  })

  it('shows the original in a frame that may do nothing', async () => {
    await open('/app/emails/1')
    await press('View original')
    await eventually(() => expect(document.body.querySelector('iframe')?.getAttribute('src')).toBe('/previews/1'))
    expect(document.body.querySelector('iframe')?.getAttribute('sandbox')).toBe('')
  })

  it('says what a program wrote, and what should be known about a mail', async () => {
    const notice = threadMail({ machineKind: 'AUTOMATIC_REPLY', notes: ['Its characters could not be read.'] })
    await open('/app/emails/1', { EmailThread: { emailThread: { ...strangeThread, participantEmails: [notice] } } })
    await shows('Automatic reply')
    await shows('Its characters could not be read.')
  })

  it('underlines the sentences that led to a request, or may lead to one', async () => {
    await open('/app/emails/1')
    await eventually(() => expect(document.body.querySelectorAll('mark')).toHaveLength(2))
    const marked = [...document.body.querySelectorAll('mark')]
    expect(marked.map(({ title, textContent }) => [title, textContent])).toEqual([
      ['Create Certificate', 'The port needs a certificate by noon Friday, with them as additional insured.'],
      ['Possible request: Question', craneAsk.sentence],
    ])
  })

  it('lets a person make a request of what may be one, or not', async () => {
    const serviceRequest = { __typename: 'ServiceRequest', id: '77' }
    await open('/app/emails/1', {
      CreateRequestFromAsk: { createRequestFromAsk: { ...craneAsk, state: 'OPENED', serviceRequest } },
    })
    await press('Create request')
    await eventually(() => expect(rendered.toasts()[0]?.text).toBe('Service request created'))
    expect(sentWith('CreateRequestFromAsk')[0]).toMatchObject({ askId: 'k2' })
    rendered.unmount()
    await open('/app/emails/1', { DismissAsk: { dismissAsk: { ...craneAsk, state: 'DISMISSED' } } })
    await press('Dismiss')
    await eventually(() => expect(panel()?.textContent).not.toContain('Possible Requests'))
  })

  it('is ended, and can be reopened', async () => {
    const ended = { ...oneThread, state: 'ENDED' as const, version: 5 }
    await open('/app/emails/1', { EndEmailThread: { endEmailThread: ended } })
    await press('End thread')
    await eventually(() => expect(button('Reopen thread')).toBeDefined())
    expect(sentWith('EndEmailThread')).toEqual([{ id: '1' }])
  })

  it('is given to an account that a person chooses', async () => {
    const linked = {
      ...strangeThread,
      version: 2,
      account: { __typename: 'Account', id: '12' },
      accountName: 'Newshop',
    }
    await open('/app/emails/2/link', {
      EmailThread: { emailThread: strangeThread },
      LinkEmailThread: { linkEmailThread: linked },
    })
    await shows('Policy number in the text')
    await press('Newshop Ceramics')
    await press('Save Changes')
    await eventually(() => expect(sentWith('LinkEmailThread')).toEqual([{ id: '2', accountId: '12' }]))
    await eventually(() => expect(rendered.path()).toBe('/app/emails/2'))
  })

  it('closes to the list', async () => {
    await open('/app/emails/1')
    await shows('Pier 4.')
    panel()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click()
    await eventually(() => expect(rendered.path()).toBe('/app/emails'))
  })
})

describe('mails of the agency', () => {
  const withMail = (delivery: Parameters<typeof sentMail>[0]) => ({
    EmailThread: { emailThread: { ...strangeThread, participantEmails: [sentMail(delivery)] } },
  })

  it('say that they are on their way, or when they were sent', async () => {
    await open('/app/emails/2', withMail({ state: 'SENDING' }))
    await shows('Sending…')
    rendered.unmount()
    await open('/app/emails/2', withMail({}))
    await eventually(() => expect(mailOf('Daniel Okonkwo')?.textContent).toMatch(/Sent$/))
  })

  it('say why one was not sent, and send it again', async () => {
    await open('/app/emails/2', {
      ...withMail({ state: 'FAILED', error: 'There is no such mailbox.' }),
      ResendEmail: {
        resendEmail: { ...strangeThread, version: 5, participantEmails: [sentMail({ state: 'SENDING' })] },
      },
    })
    await shows('This email was not delivered. There is no such mailbox.')
    await press('Send again')
    await shows('Sending…')
    expect(sentWith('ResendEmail')[0]).toMatchObject({ id: '2', emailId: 'm2', isRepeatConfirmed: false })
  })

  it('say that a file is still being checked, and have it checked again after the checks ran out of time', async () => {
    const file = { ...threadFile('f3', 'Lease.pdf'), url: null }
    const mailWith = (attachment: typeof file) => ({ ...sentMail(), delivery: null, attachments: [attachment] })
    const checking = mailWith({ ...file, refusedBecause: 'Still checking …', check: 'CHECKING' })
    const outOfTime = mailWith({
      ...file,
      refusedBecause: 'We couldn’t check this file in time. Try again.',
      check: 'OUT_OF_TIME',
    })
    await open('/app/emails/2', {
      EmailThread: { emailThread: { ...strangeThread, participantEmails: [outOfTime] } },
      CheckEmailAttachments: {
        checkEmailAttachments: { ...strangeThread, version: 5, participantEmails: [checking] },
      },
    })
    await shows('We couldn’t check this file in time. Try again.')
    await press('Try again')
    await shows('Still checking …')
    expect(sentWith('CheckEmailAttachments')[0]).toMatchObject({ id: '2', emailId: 'm2' })
    expect(document.body.textContent).not.toContain('in time')
  })

  it('say which recipients their server refused, and why', async () => {
    const refused = [
      { __typename: 'RefusedRecipient' as const, email: 'gone@port.example', reason: '550 No such user' },
    ]
    await open('/app/emails/2', withMail({ refused }))
    await shows('Sent, but not to everyone.')
    await shows('gone@port.example: 550 No such user')
  })

  it('ask before one is sent again that may have arrived', async () => {
    await open('/app/emails/2', {
      ...withMail({ state: 'UNKNOWN' }),
      ResendEmail: {
        resendEmail: { ...strangeThread, version: 5, participantEmails: [sentMail({ state: 'SENDING' })] },
      },
    })
    await shows('may have been sent')
    await press('Send again')
    await shows('The recipient may get it twice.')
    expect(sentWith('ResendEmail')).toHaveLength(0)
    document.body.querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')?.click()
    await eventually(() => expect(sentWith('ResendEmail')[0]).toMatchObject({ isRepeatConfirmed: true }))
  })
})

describe('a reply', () => {
  const sent = (thread: EmailThreadProfileFragment): EmailThreadProfileFragment => ({
    ...thread,
    version: 5,
    waitingFor: 'CLIENT',
    participantEmails: [
      ...thread.participantEmails,
      { ...sentMail({ state: 'SENDING' }), id: 'm9', sentAt: '2026-11-20T19:00:00Z' },
    ],
  })

  it('goes to whoever wrote last unless someone else is chosen, and the composer clears', async () => {
    await open('/app/emails/1', { ReplyToEmailThread: { replyToEmailThread: sent(oneThread) } })
    await type('cc', 'Port <berths@portalder.example>, lee@x.example')
    await type('body', 'Here it is.')
    await press('Send')
    await eventually(() => expect(sentWith('ReplyToEmailThread')).toHaveLength(1))
    expect(sentWith('ReplyToEmailThread')[0]).toMatchObject({
      ...{ id: '1', version: 4 },
      input: {
        to: ['dana@coastalfreight.example'],
        cc: ['berths@portalder.example', 'lee@x.example'],
        body: 'Here it is.',
        fileIds: [],
      },
    })
    await eventually(() => expect(message()?.value).toBe(''))
    await shows('Sending…')
    // Cara’s draft was written before it.
    expect(panel()?.textContent).not.toContain('Use draft')
  })

  it('begins with Cara’s draft where someone takes it over, without the marks of its evidence', async () => {
    await open('/app/emails/1')
    await type('body', 'Mine')
    await press('Use draft')
    await eventually(() => expect(message()?.value).toContain('leased equipment up to $250,000 an item.'))
    expect(message()?.value).not.toMatch(/\*\*|\[1\]/)
    rendered.toasts()[0]?.action?.run()
    await eventually(() => expect(message()?.value).toBe('Mine'))
  })

  it('is kept, with each message at its field, when it is refused', async () => {
    await open('/app/emails/1', {
      ReplyToEmailThread: failing(
        { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'cc.0', message: 'Enter an email address.' }] },
        { replyToEmailThread: null },
      ),
    })
    await type('cc', 'nobody')
    await type('body', 'Hello')
    await press('Send')
    await shows('Enter an email address.')
    expect(message()?.value).toBe('Hello')
  })

  it('is kept when it can’t be sent, and when someone wants to leave', async () => {
    await open('/app/emails/1', { ReplyToEmailThread: failing({ code: 'INTERNAL', message: 'Try again later.' }) })
    await type('body', 'Hello')
    await press('Send')
    await shows('Try again later.')
    panel()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click()
    await new Promise(done => setTimeout(done, 50))
    expect(rendered.path()).toBe('/app/emails/1')
    expect(message()?.value).toBe('Hello')
  })

  it('is kept when someone else has written meanwhile, and says who', async () => {
    let current = oneThread
    const newer = {
      ...oneThread,
      version: 6,
      participantEmails: [...oneThread.participantEmails, threadMail({ id: 'm8', body: 'Never mind, it is pier 5.' })],
    }
    const sends = [
      failing({ code: 'CONFLICT', current: { id: '1', version: 6 } }, { replyToEmailThread: null }),
      { replyToEmailThread: sent(newer) },
    ]
    const read = () => ({ emailThread: current })
    const send = () => sends.shift() ?? {}
    await open('/app/emails/1', {
      EmailThread: read,
      ReplyToEmailThread: send,
    })
    await type('body', 'Pier 4 it is.')
    current = newer
    await press('Send')
    await shows('Dana Whitfield wrote while you were writing.')
    await shows('Never mind, it is pier 5.')
    expect(message()?.value).toBe('Pier 4 it is.')
    await press('Send anyway')
    await eventually(() => expect(sentWith('ReplyToEmailThread').map(({ version }) => version)).toEqual([4, 6]))
    await eventually(() => expect(message()?.value).toBe(''))
  })

  it('says that there is no address to send it from', async () => {
    await open('/app/emails/2', { EmailThread: { emailThread: { ...strangeThread, replyFrom: null } } })
    await shows('has no address for email yet')
    expect(message()).toBeNull()
  })
})
