import { createServer, type Socket } from 'node:net'

/** A mail server that keeps what it is given. */
export interface MailSink {
  /** For `SMTP_URL`. */
  url: string
  /** The raw mails in the order of their arrival. */
  mails: string[]
  /** Refuses this many of the next mails, as a busy server does. */
  refuseNext(count: number): void
  close(): Promise<void>
}

/** Speaks as much SMTP as a client needs to deliver a mail; for tests of what is sent. */
export async function startMailSink(): Promise<MailSink> {
  const mails: string[] = []
  let refusals = 0
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, mail => {
      if (refusals > 0) {
        refusals -= 1
        return '451 Try again later'
      }
      mails.push(mail)
      return '250 Taken'
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext(count) {
      refusals = count
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

const endOfMail = '\r\n.\r\n'

function converse(socket: Socket, take: (mail: string) => string) {
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
      else say('250 OK')
    }
  })
}
