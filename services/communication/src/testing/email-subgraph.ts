import { inTenantScope, type JobDefinition } from '@coverdesk/kit'
import {
  freePort,
  type MailSink,
  type ProductQuestion,
  startMailSink,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, vi } from 'vitest'
import { considerJob } from '../email-record/consider-job.ts'
import { IncomingMail } from '../email-record/incoming-mail.model.ts'
import { checkJob } from '../incoming-mail/check-job.ts'
import { sendJob } from '../outgoing-mail/send-job.ts'
import { communicationSubgraph } from '../subgraph.ts'
import { heron, osprey, them, us } from './communication-subgraph.ts'
import { type MadeUpMail, rawMail } from './raw-mail.ts'

export const ourAddress = 'service@harborpoint.example'
export const theirAddress = 'office@canary-b.example'
/** Works at our agency. */
export const nora = 'nora.quill@harborpoint.example'
export const postmarkSecret = 'postmark:a-secret-of-some-length'

export interface ThreadAnswer {
  id: string
  version: number
  state: string
  waitingFor: string
  participantEmails: MailAnswer[]
  [field: string]: unknown
}

export interface MailAnswer {
  id: string
  body: string
  senderRole: string
  delivery: { state: string; error: string | null } | null
  attachments: { name: string; url: string | null; refusedBecause: string | null; check: string | null }[]
  [field: string]: unknown
}

const whole = `id version account { id } accountName customerName fromEmail fromName subject state waitingFor createdAt updatedAt
  attachments { id name mimeType size url refusedBecause check } replyTo replyFrom serviceRequests { id } summary sentiment
  workspace { id }
  participantEmails { id subject body quotedText from { email name } to { email name } cc { email name } senderRole sentAt
    attachments { id name mimeType size url refusedBecause check } originalHtmlUrl originalUrl machineKind notes
    delivery { state user { id } at sentAt error refused { email reason } } }`

export const emailDocuments = {
  read: `query ($id: ID!) { emailThread(id: $id) { ${whole} } }`,
  list: `query ($search: String, $filter: EmailThreadFilter, $sort: EmailThreadSort, $first: Int, $after: String) {
    emailThreads(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      total endCursor items { ${whole} } } }`,
  waiting: '{ waitingEmailThreads }',
  byIds: 'query ($ids: [ID!]!) { emailThreadsByIds(ids: $ids) { id subject } }',
  reply: `mutation ($id: ID!, $version: Int!, $input: EmailReplyInput!, $idempotencyKey: String) {
    replyToEmailThread(id: $id, version: $version, input: $input, idempotencyKey: $idempotencyKey) { ${whole} } }`,
  resend: `mutation ($id: ID!, $emailId: ID!, $isRepeatConfirmed: Boolean) {
    resendEmail(id: $id, emailId: $emailId, isRepeatConfirmed: $isRepeatConfirmed) { ${whole} } }`,
  check: `mutation ($id: ID!, $emailId: ID!) { checkEmailAttachments(id: $id, emailId: $emailId) { ${whole} } }`,
  link: `mutation ($id: ID!, $accountId: ID) { linkEmailThread(id: $id, accountId: $accountId) { ${whole} } }`,
  end: `mutation ($id: ID!) { endEmailThread(id: $id) { ${whole} } }`,
  reopen: `mutation ($id: ID!) { reopenEmailThread(id: $id) { ${whole} } }`,
}

type Person = typeof us
const soon = { timeout: 120_000, interval: 50 }

/** What settings and accounts answer; a test may change it. */
interface MailWorld {
  accounts: Record<string, string>
  /** By request: its source. */
  sources: Record<string, { type: string; id: string } | null>
  isDown: boolean
  /** How often someone asked while it was down. */
  refusals: number
  /** Messages that a conversation was to be considered for. */
  considered: { threadId: string; messageId: string }[]
}

function answer(world: MailWorld, { query, variables }: ProductQuestion): object {
  if (world.isDown) {
    world.refusals += 1
    return { errors: [{ message: 'Not now.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }
  }
  if (query.includes('agencyUsers')) {
    const people = [{ id: us.userId, name: 'Nora Quill', email: nora }]
    return { data: { agency: { name: 'Harbor Point Insurance' }, agencyUsers: people } }
  }
  if (query.includes('serviceRequest(')) {
    return { data: { serviceRequest: { source: world.sources[String(variables['id'])] ?? null } } }
  }
  const name = world.accounts[String(variables['id'])]
  return { data: { account: name ? { id: variables['id'], details: { name } } : null } }
}

/** What is refused fails at once, and what is checked again is checked twice. */
const attempts: Readonly<Record<string, number>> = { [sendJob]: 1, [checkJob]: 2 }

const withFewAttempts = (job: JobDefinition): JobDefinition => {
  const few = attempts[job.name]
  return few === undefined ? job : { ...job, attempts: few }
}

/** Runs the subgraph for the tests of one file, with mail servers on both sides and made-up people around it. */
export function useEmailSubgraph(environment: Record<string, string> = {}) {
  const world: MailWorld = {
    accounts: { [heron]: 'Heron Hardware', [osprey]: 'Osprey Optics' },
    ...{ sources: {}, isDown: false, refusals: 0, considered: [] },
  }
  const considering: JobDefinition = {
    concurrency: 50,
    name: considerJob,
    run: async ({ payload }: { payload: unknown }) =>
      void world.considered.push(payload as (typeof world.considered)[number]),
  }
  let product: TestProduct
  let subgraph: TestSubgraph
  let sink: MailSink
  let port = 0
  beforeAll(async () => {
    product = await startTestProduct(question => answer(world, question))
    sink = await startMailSink()
    port = await freePort()
    const jobs = (communicationSubgraph.jobs ?? []).filter(({ name }) => name !== considerJob)
    subgraph = await startTestSubgraph(
      { ...communicationSubgraph, jobs: [...jobs.map(withFewAttempts), considering] },
      {
        ...product.environment,
        SMTP_URL: sink.url,
        INBOUND_SMTP_PORT: String(port),
        INBOUND_MAIL_AGENCIES: `${ourAddress}=${us.agencyId},${theirAddress}=${them.agencyId}`,
        POSTMARK_INBOUND_SECRET: postmarkSecret,
        ...environment,
      },
    )
  })
  afterAll(async () => {
    await subgraph.close()
    await sink.close()
    await product.close()
  })

  const data = async (document: keyof typeof emailDocuments, variables: object = {}, caller: Person = us) => {
    const answers = await subgraph.data<Record<string, ThreadAnswer>>(caller, emailDocuments[document], variables)
    return Object.values(answers)[0] as ThreadAnswer
  }

  /** Delivers as the mail server in front of us does. Rejects with `responseCode` as it is refused. */
  const send = async (raw: Buffer, { from = 'someone@outside.example', to = [ourAddress] as string[] } = {}) => {
    const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
    try {
      return (await transport.sendMail({ raw, envelope: { from, to } })).response
    } finally {
      transport.close()
    }
  }
  const list = async (variables: object = {}, caller: Person = us) =>
    (await data('list', { first: 100, ...variables }, caller)) as unknown as {
      total: number
      endCursor: string | null
      items: ThreadAnswer[]
    }
  const isRead = () =>
    vi.waitFor(async () => {
      for (const { agencyId } of [us, them]) {
        const waiting = await inTenantScope(agencyId, () => IncomingMail.countDocuments({ messageId: null }))
        if (waiting > 0) throw new Error(`${waiting} mails are still to be read.`)
      }
    }, soon)
  return {
    world,
    subgraph: () => subgraph,
    sink: () => sink,
    port: () => port,
    data,
    list,
    send,
    isRead,
    read: (id: string, caller: Person = us) => data('read', { id }, caller),
    /** Delivers a mail to our agency, and waits until it is in its thread. @returns the only thread with these words */
    receive: async (mail: MadeUpMail, search = mail.subject) => {
      await send(rawMail(mail), { from: mail.from.replace(/^.*<|>.*$/g, ''), to: [mail.to.replace(/^.*<|>.*$/g, '')] })
      await isRead()
      const { items } = await list({ search })
      if (!items[0] || items.length > 1) throw new Error(`${items.length} threads are found by ${search}.`)
      return items[0]
    },
    /** Messages by field, or under an empty path, of an operation that is refused. */
    wrong: async (document: keyof typeof emailDocuments, variables: object) => {
      const { message, extensions } = await subgraph.failure(us, emailDocuments[document], variables)
      const errors = (extensions['validationErrors'] ?? []) as { path: string; message: string }[]
      return errors.length > 0 ? Object.fromEntries(errors.map(error => [error.path, error.message])) : { '': message }
    },
  }
}
