import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that the product has sent, as the mailbox's page and tests read it. */
export interface ReceivedMail {
  to: string
  subject: string
  text: string
  html: string
  receivedAt: string
  attachments: ReceivedAttachment[]
}

export interface ReceivedAttachment {
  name: string
  /** In bytes. */
  size: number
  /** Where it is downloaded. */
  path: string
}

export interface Mailbox {
  /** The newest first. */
  mails(): ReceivedMail[]
  /** The bytes at an attachment's `path`; undefined: there is none, or its mail was too long ago. */
  attachmentAt(path: string): { name: string; content: Buffer } | undefined
  port: number
  close(): Promise<void>
}

const maxMails = 200
export const attachmentsPath = '/dev/mailbox/attachments/'

/** A mail with the bytes of its attachments, by their paths. */
interface KeptMail {
  mail: ReceivedMail
  files: ReadonlyMap<string, { name: string; content: Buffer }>
}

/**
 * The development mailbox: takes every mail that comes by SMTP, and delivers none. In memory only.
 * @param port on loopback; 0 takes a free one
 */
export async function startMailbox(port: number): Promise<Mailbox> {
  const kept: KeptMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500, // In milliseconds.
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      readMail(stream, recipients).then(mail => {
        kept.unshift(mail)
        kept.length = Math.min(kept.length, maxMails)
        done()
      }, done)
    },
  })
  // A client that hangs up in the middle of a mail is no reason to end.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    mails: () => kept.map(({ mail }) => mail),
    attachmentAt: path => kept.find(({ files }) => files.has(path))?.files.get(path),
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

async function readMail(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<KeptMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(Buffer.concat(chunks))
  const id = randomUUID()
  const files = attachments.map(({ filename, content }, place) => ({
    path: `${attachmentsPath}${id}/${place}`,
    name: filename ?? 'attachment',
    content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
  }))
  return {
    mail: {
      ...{ to: recipients.join(', '), subject, text, html, receivedAt: new Date().toISOString() },
      attachments: files.map(({ path, name, content }) => ({ name, size: content.length, path })),
    },
    files: new Map(files.map(({ path, name, content }) => [path, { name, content }])),
  }
}
