import { createServer, type Socket } from 'node:net'

/** A mail server that keeps what it is given. */
export interface MailSink {
  /** For `SMTP_URL`. */
  url: string
  /** The raw mails in the order of their arrival. */
  mails: string[]
  /** Refuses this many of the next mails, as a busy server does. */
  refuseNext(count: number): void
  /** Takes no mail for this address, and says so. */
  refuseRecipient(email: string, answer: string): void
  close(): Promise<void>
}

/** Speaks as much SMTP as a client needs to deliver a mail; for tests of what is sent. */
export async function startMailSink(): Promise<MailSink> {
  const mails: string[] = []
  let refusals = 0
  const unwanted = new Map<string, string>()
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    const take = (mail: string) => {
      if (refusals > 0) {
        refusals -= 1
        return '451 Try again later'
      }
      mails.push(mail)
      return '250 Taken'
    }
    converse(socket, { take, answerFor: email => unwanted.get(email) ?? '250 OK' })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext(count) {
      refusals = count
    },
    refuseRecipient(email, answer) {
      unwanted.set(email, answer)
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

const endOfMail = '\r\n.\r\n'

interface Answers {
  take(mail: string): string
  answerFor(recipient: string): string
}

function converse(socket: Socket, { take, answerFor }: Answers) {
  let received = ''
  let inMail = false
  const say = (text: string) => socket.write(`${text}\r\n`)
  say('220 sink')
  socket.on('error', () => socket.destroy())
  socket.on('data', chunk => {
    received += chunk
    for (;;) {
      const end = received.indexOf(inMail ? endOfMail : '\r\n')
      if (end < 0) return
      const part = received.slice(0, end)
      received = received.slice(end + (inMail ? endOfMail.length : 2))
      if (inMail) {
        inMail = false
        say(take(part))
      } else if (/^DATA/i.test(part)) {
        inMail = true
        say('354 Continue')
      } else if (/^QUIT/i.test(part)) socket.end('221 Bye\r\n')
      else {
        const recipient = /^RCPT TO:<(.+?)>/i.exec(part)?.[1]
        say(recipient ? answerFor(recipient) : '250 OK')
      }
    }
  })
}
