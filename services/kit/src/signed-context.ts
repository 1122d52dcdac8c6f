import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** The header in which a caller of a subgraph says on whose behalf it asks. */
export const contextHeader = 'x-coverdesk-context'

/** How long a signed context is accepted, in seconds (quality bar 9). */
const lifetimeSeconds = 30

const callerSchema = z.object({
  requestId: z.string().min(1),
  agencyId: z.string().min(1).optional(),
  userId: z.string().min(1).optional(),
})

/** Who asks, as the gateway verified it. Without `agencyId` and `userId` the call is anonymous. */
export interface Caller {
  requestId: string
  agencyId?: string | undefined
  userId?: string | undefined
}

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/**
 * Mints the token for one call to one service.
 * @param audience name of the service that is asked; no other accepts it
 */
export function signContext(secret: string, audience: string, caller: Caller): Promise<string> {
  return new SignJWT({ ...caller })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setAudience(audience)
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(keyOf(secret))
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
