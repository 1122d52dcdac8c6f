import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '@coverdesk/kit'

const message = 'Your connection is too slow. Check it and try again.'

/** Says why, then ends the connection: no one waits for the rest of the body. */
export function refuseSlowBody(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void request.destroy()
  response.once('close', () => request.destroy())
  response.once('finish', () => request.destroy())
  response.setHeader('connection', 'close')
  sendJson(response, 408, { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
}
