import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'

/** The header in which a caller of a subgraph says on whose behalf it asks. */
export const contextHeader = 'x-coverdesk-context'

/** How long a signed context is accepted, in seconds (quality bar 9). */
const lifetimeSeconds = 30

const callerSchema = z.object({
  requestId: z.string().min(1),
  agencyId: z.string().min(1).optional(),
  userId: z.string().min(1).optional(),
  sessionId: z.string().min(1).optional(),
  mutationKey: z.uuid().optional(),
})

/** Who asks, as the gateway verified it. Without `agencyId` and `userId` the call is anonymous. */
export interface Caller {
  requestId: string
  agencyId?: string | undefined
  userId?: string | undefined
  /** Which of the user's sessions it is, by its public name; not of what acts without one. */
  sessionId?: string | undefined
  /** The browser's key of what a person has sent: sent again with it, every mutation answers what it answered first. */
  mutationKey?: string | undefined
}

/** The header in which a browser sends a mutation's key to the gateway: a UUID, the same when it sends the mutation again. */
export const mutationKeyHeader = 'x-coverdesk-mutation-key'

const keyOf = (secret: string) => new TextEncoder().encode(secret)

const tokenHeader = encode({ alg: 'HS256' })

/**
 * Mints the token for one call to one service. The gateway does so for each of its calls, so it is written out here:
 * jose signs through WebCrypto, whose thread pool costs a call more than all the rest of it.
 *
 * @param audience name of the service that is asked; no other accepts it
 */
export async function signContext(secret: string, audience: string, caller: Caller): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const claims = encode({ ...caller, iat: issuedAt, aud: audience, exp: issuedAt + lifetimeSeconds })
  const signed = `${tokenHeader}.${claims}`
  return `${signed}.${createHmac('sha256', signingKey(secret)).update(signed).digest('base64url')}`
}

const signingKeys = new Map<string, KeyObject>()

/** Made once for a secret: a process has one, and making it costs as much as signing. */
function signingKey(secret: string): KeyObject {
  const known = signingKeys.get(secret) ?? createSecretKey(secret, 'utf8')
  signingKeys.set(secret, known)
  return known
}

function encode(part: object) {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** @returns the caller, or null when the token is missing, forged, too old or meant for another service */
export async function verifyContext(
  secret: string,
  audience: string,
  token: string | undefined,
): Promise<Caller | null> {
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      audience,
      algorithms: ['HS256'],
      maxTokenAge: `${lifetimeSeconds}s`,
    })
    return callerSchema.parse(payload)
  } catch {
    return null
  }
}
