import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server'

/** In milliseconds. */
export interface Timeouts {
  /** Between a command that is complete and the next one; what it sends meanwhile doesn't count. */
  command: number
  /** For each 64 kB of a mail. */
  portion: number
  /** For a whole mail. */
  mail: number
}

/** As of an upload, in bytes. */
const portionBytes = 64 * 1024
/** How often senders are looked at for each time that one may take. */
const looks = 4

interface Sender {
  /** When it last got on. */
  since: number
  /** It waits for us. */
  isServed: boolean
  /** The mail that comes. */
  mail?: { stream: SMTPServerDataStream; begun: number; bytes: number; counted: number }
}

/**
 * Ends connections of senders that don't get on: a byte now and then keeps nobody's place. Who waits for a turn, or for its
 * mail to be stored, is not slow.
 */
export class SlowSenders {
  readonly #senders = new Map<string, Sender>()
  readonly #timer: NodeJS.Timeout

  constructor(
    private readonly server: SMTPServer,
    private readonly timeouts: Timeouts,
  ) {
    this.#timer = setInterval(() => this.look(), Math.min(...Object.values(timeouts)) / looks).unref()
  }

  /** A command is complete, or our part is over. */
  gotOn({ id }: SMTPServerSession): void {
    this.#senders.set(id, { since: Date.now(), isServed: false })
  }

  /** It waits for us from now on. */
  serve({ id }: SMTPServerSession): void {
    this.#senders.set(id, { since: Date.now(), isServed: true })
  }

  /** The mail as it comes. @throws when it comes too slowly */
  async *receive({ id }: SMTPServerSession, stream: SMTPServerDataStream): AsyncGenerator<Buffer> {
    const mail = { stream, begun: Date.now(), bytes: 0, counted: 0 }
    this.#senders.set(id, { since: Date.now(), isServed: false, mail })
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      mail.bytes += chunk.length
      yield chunk
    }
    this.#senders.set(id, { since: Date.now(), isServed: true })
  }

  close(): void {
    clearInterval(this.#timer)
  }

  private look() {
    const now = Date.now()
    const open = new Set<string>()
    for (const connection of this.server.connections) {
      const { id } = connection
      open.add(id)
      const sender = this.#senders.get(id) ?? { since: now, isServed: false }
      this.#senders.set(id, sender)
      if (!this.isLate(sender, now)) continue
      connection.send(421, 'Too slow. Try again later.')
      connection.close()
      sender.mail?.stream.destroy(new Error('A mail came too slowly.'))
    }
    for (const id of this.#senders.keys()) if (!open.has(id)) this.#senders.delete(id)
  }

  private isLate(sender: Sender, now: number) {
    const { mail, isServed } = sender
    if (isServed) return false
    if (!mail) return now - sender.since > this.timeouts.command
    if (mail.bytes - mail.counted >= portionBytes) {
      mail.counted = mail.bytes
      sender.since = now
    }
    return now - sender.since > this.timeouts.portion || now - mail.begun > this.timeouts.mail
  }
}
