import { clientBounds, isWithinBounds } from '@coverdesk/kit'
import { WebSocket } from 'ws'
import { closeCodes } from './open-socket.ts'

/** Checks each message before anybody parses it. A page of ours never sends one over the bounds, so the socket closes. */
export class BoundedSocket extends WebSocket {
  override emit(event: string | symbol, ...details: unknown[]): boolean {
    const [message] = details
    if (event === 'message' && message instanceof Uint8Array && !isWithinBounds(message, clientBounds)) {
      this.close(closeCodes.tooBig, 'This message has too many values or is nested too deeply.')
      return true
    }
    return super.emit(event, ...details)
  }
}
