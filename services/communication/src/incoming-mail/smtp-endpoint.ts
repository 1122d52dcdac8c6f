import { randomUUID } from 'node:crypto'
import { FairTurns, type Logger, networkOf } from '@coverdesk/kit'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import { mailboxOf, onePerAgency } from '../mail-addresses/agency-addresses.ts'
import { SlowSenders, type Timeouts } from './slow-senders.ts'
import { takeMail } from './take-mail.ts'

/** 25 MB of files, and a third more for how they are written in a mail. In bytes. */
const maxMail = 36 * 1024 * 1024
const maxClients = 50
/** So many mails are in memory at once; the others wait for their turn. One network never has all places. */
const turns = new FairTurns({ total: 3, perKey: 2 })
/** How long a sender may say nothing, in milliseconds. */
const silence = 60_000
const usualTimeouts: Timeouts = { command: silence, portion: 15_000, mail: 5 * 60_000 }

/**
 * Where mail comes in: on loopback, or in a private network behind the server that the world knows (MX), which has looked at
 * sender and spam. A mail is acknowledged (250) once it is stored; otherwise its sender keeps it (451).
 *
 * @returns what ends it
 */
export async function startSmtpEndpoint(
  port: number,
  host: string,
  log: Logger,
  timeouts: Timeouts = usualTimeouts,
): Promise<() => Promise<void>> {
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    banner: 'Coverdesk',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMail,
    maxClients,
    socketTimeout: silence,
    closeTimeout: 1_000,
    logger: false,
    onConnect(session, done) {
      senders.gotOn(session)
      done()
    },
    onMailFrom(_address, session, done) {
      senders.gotOn(session)
      done()
    },
    onRcptTo({ address }, session, done) {
      senders.gotOn(session)
      done(mailboxOf(address) ? null : refusal(550, 'There is no such mailbox here.'))
    },
    onData(stream, session, done) {
      senders.serve(session)
      turns
        .take(networkOf(session.remoteAddress), () => receive(stream, session, senders, log))
        .finally(() => senders.gotOn(session))
        .then(
          () => done(null, 'Stored.'),
          error => {
            if (error instanceof SmtpRefusal) return done(error)
            log.error({ err: error }, 'a mail was not stored')
            done(refusal(451, 'It can’t be stored now. Try again later.'))
          },
        )
    },
  })
  const senders = new SlowSenders(server, timeouts)
  // A sender that hangs up in the middle of a mail is no reason to end.
  server.on('error', error => log.warn({ err: error }, 'a sender of mail is in trouble'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  log.info({ port }, 'takes mail')
  return () => {
    senders.close()
    return new Promise(resolve => server.close(() => resolve()))
  }
}

/** An answer of SMTP. */
class SmtpRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message)
  }
}

const refusal = (code: number, message: string) => new SmtpRefusal(code, message)

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  senders: SlowSenders,
  log: Logger,
): Promise<void> {
  const { envelope } = session
  const chunks: Buffer[] = []
  for await (const chunk of senders.receive(session, stream)) {
    // The rest is read and thrown away: who still sends would not hear an answer.
    if (stream.sizeExceeded) chunks.length = 0
    else chunks.push(chunk)
  }
  if (stream.sizeExceeded) throw refusal(552, 'This mail is larger than 36 MB.')
  const raw = Buffer.concat(chunks)
  const returnPath = envelope.mailFrom ? envelope.mailFrom.address : ''
  const requestId = randomUUID()
  const call = { requestId, log: log.child({ requestId }) }
  for (const mailbox of onePerAgency(envelope.rcptTo.map(({ address }) => address))) {
    await takeMail({ raw, mailbox, returnPath }, call)
  }
}
