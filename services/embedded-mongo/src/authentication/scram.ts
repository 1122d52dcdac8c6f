import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { MongoError } from '../errors.ts'

/** Drivers accept no fewer. More would slow down each connection and protect nothing: the password is 256 random bits. */
const iterations = 4_096
const keyLength = 32

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** What a server keeps of a user's password (RFC 5802): enough to verify it, not to sign in with it. */
export interface Credentials {
  user: string
  salt: Buffer
  storedKey: Buffer
  serverKey: Buffer
}

export function credentialsOf(user: string, password: string): Credentials {
  const salt = randomBytes(28)
  const salted = pbkdf2Sync(password, salt, iterations, keyLength, 'sha256')
  return { user, salt, storedKey: hash(hmac(salted, 'Client Key')), serverKey: hmac(salted, 'Server Key') }
}

const failed = () => new MongoError('AuthenticationFailed', 'Authentication failed.')

/** One conversation of SCRAM-SHA-256 (RFC 7677), as the server leads it. */
export class ScramConversation {
  readonly firstReply: string
  private readonly firstMessage: string
  private readonly nonce: string

  /** @throws AuthenticationFailed when the message is not the first one of a known user */
  constructor(
    private readonly credentials: Credentials,
    message: string,
  ) {
    const [, bare = '', user = '', clientNonce = ''] = /^n,,(n=([^,]+),r=([!-+\--~]{1,256}))$/.exec(message) ?? []
    if (user !== credentials.user) throw failed()
    this.firstMessage = bare
    this.nonce = clientNonce + randomBytes(24).toString('base64')
    this.firstReply = `r=${this.nonce},s=${credentials.salt.toString('base64')},i=${iterations}`
  }

  /** The server's own proof, in return for the client's. @throws AuthenticationFailed when that is wrong */
  finish(message: string): string {
    const [, unproved = '', nonce, proof = ''] = /^(c=biws,r=([^,]+)),p=([^,]+)$/.exec(message) ?? []
    const given = Buffer.from(proof, 'base64')
    if (nonce !== this.nonce || given.length !== keyLength) throw failed()
    const signed = `${this.firstMessage},${this.firstReply},${unproved}`
    const signature = hmac(this.credentials.storedKey, signed)
    const clientKey = Buffer.from(given.map((byte, index) => byte ^ (signature[index] ?? 0)))
    if (!timingSafeEqual(hash(clientKey), this.credentials.storedKey)) throw failed()
    return `v=${hmac(this.credentials.serverKey, signed).toString('base64')}`
  }
}
