import type { IncomingMessage } from 'node:http'
import { type Caller, contextHeader, type Logger, unauthenticated, verifyContext } from '@coverdesk/kit'
import { createContext, deadlineFromNow, type RequestContext } from './request-context.ts'

/**
 * Who a subgraph of ours says is asking: its signed context replaces cookie and client header. No browser
 * has what it is signed with.
 *
 * @returns null when the call claims nothing of the kind
 * @throws UNAUTHENTICATED when what it claims is forged, too old or meant for another service, whatever cookie comes along
 */
export async function signedCallerOf({ headers }: IncomingMessage, secret: string): Promise<Caller | null> {
  const token = headers[contextHeader]
  if (token === undefined) return null
  const caller = await verifyContext(secret, 'gateway', [token].flat().join())
  if (!caller) throw unauthenticated()
  return caller
}

/** Within the time and the limits of any other request, and under the id of the one that it is a part of. */
export function contextOfSubgraph(caller: Caller, log: Logger): RequestContext {
  const { requestId, agencyId, userId, sessionId } = caller
  const user = agencyId && userId ? { agencyId, userId, ...(sessionId && { sessionId }) } : null
  const context = createContext(requestId, deadlineFromNow(), user, log, nobodysBrowser)
  context.isInternal = true
  return context
}

/** No one signs in or out there. */
const nobodysBrowser = { ip: '', sessionToken: undefined, setCookie() {} }
