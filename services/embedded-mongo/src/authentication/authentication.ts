import { Binary } from 'bson'
import { isTrue } from '../bson/codec.ts'
import { bsonTypeOf, type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { type Credentials, ScramConversation } from './scram.ts'

const mechanism = 'SCRAM-SHA-256'

/** Commands that a client may send before it has signed in. */
const openCommands = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'saslContinue', 'saslStart'])

/** Whether one connection has signed in. Without credentials every connection counts as signed in. */
export class Authentication {
  private conversation: { scram: ScramConversation; skipsEmptyExchange: boolean; isProved: boolean } | undefined
  private isDone: boolean

  constructor(private readonly credentials: Credentials | undefined) {
    this.isDone = credentials === undefined
  }

  /** @throws Unauthorized */
  check(command: string): void {
    if (this.isDone || openCommands.has(command)) return
    throw new MongoError('Unauthorized', `Command ${command} requires authentication`)
  }

  /** The mechanisms by which a user may sign in. */
  mechanismsOf(user: unknown): string[] {
    return this.credentials && user === `admin.${this.credentials.user}` ? [mechanism] : []
  }

  /** Answers a `saslStart`. @throws AuthenticationFailed, MechanismUnavailable */
  start(command: Doc): Doc {
    if (command['mechanism'] !== mechanism || !this.credentials) {
      throw new MongoError(
        'MechanismUnavailable',
        `Received authentication for mechanism ${String(command['mechanism'])}`,
      )
    }
    const scram = new ScramConversation(this.credentials, payloadOf(command))
    const { options } = command
    const skipsEmptyExchange = isDoc(options) && isTrue(options['skipEmptyExchange'])
    this.conversation = { scram, skipsEmptyExchange, isProved: false }
    return reply(scram.firstReply, false)
  }

  /** Answers the `saslStart` that a driver sends with its `hello`; a failure shows when it starts again by itself. */
  startEarly(command: unknown): Doc | undefined {
    if (!isDoc(command)) return undefined
    try {
      return this.start(command)
    } catch {
      return undefined
    }
  }

  /** Answers a `saslContinue`. @throws AuthenticationFailed */
  continue(command: Doc): Doc {
    const { conversation } = this
    if (!conversation) throw new MongoError('ProtocolError', 'No SASL session state found')
    if (conversation.isProved) return this.end('')
    // One attempt each: whoever fails starts again with a new nonce.
    this.conversation = undefined
    const proof = conversation.scram.finish(payloadOf(command))
    if (conversation.skipsEmptyExchange) return this.end(proof)
    this.conversation = { ...conversation, isProved: true }
    return reply(proof, false)
  }

  private end(payload: string): Doc {
    this.conversation = undefined
    this.isDone = true
    return reply(payload, true)
  }
}

const reply = (payload: string, done: boolean): Doc => ({
  conversationId: 1,
  done,
  payload: new Binary(Buffer.from(payload)),
})

function payloadOf({ payload }: Doc): string {
  if (bsonTypeOf(payload) !== 'Binary') throw new MongoError('TypeMismatch', "Field 'payload' must be binary data")
  return Buffer.from((payload as Binary).value()).toString('utf8')
}
