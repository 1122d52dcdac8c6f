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
}

export interface Mailbox {
  /** The newest first. */
  mails(): ReceivedMail[]
  port: number
  close(): Promise<void>
}

const maxMails = 200

/**
 * The development mailbox: takes every mail that comes by SMTP, and delivers none. In memory only.
 * @param port on loopback; 0 takes a free one
 */
export async function startMailbox(port: number): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500, // In milliseconds.
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      readMail(stream, recipients).then(mail => {
        mails.unshift(mail)
        mails.length = Math.min(mails.length, maxMails)
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
    mails: () => mails,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

async function readMail(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<ReceivedMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks))
  return { to: recipients.join(', '), subject, text, html, receivedAt: new Date().toISOString() }
}
