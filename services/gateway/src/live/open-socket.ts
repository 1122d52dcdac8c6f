import type { WebSocket } from 'ws'
import type { SignedInUser } from '../graphql/request-context.ts'

/** A socket of someone who is signed in. */
export interface OpenSocket {
  socket: WebSocket
  user: SignedInUser
  sessionToken: string
}

/** Why a socket is closed from here, in the numbers of graphql-ws and of WebSockets. */
export const closeCodes = { unauthorised: 4401, tooMany: 4029, goingAway: 1001, tooBig: 1009 }
