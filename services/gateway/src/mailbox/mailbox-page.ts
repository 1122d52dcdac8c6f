import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, sendText } from '@coverdesk/kit'
import type { Route } from '../http/listener.ts'
import { setDocumentHeaders } from '../http/security-headers.ts'
import { attachmentsPath, type Mailbox } from './mailbox.ts'
import { mailboxDocument } from './mailbox-document.ts'

/** What people and tests see of the development mailbox. */
export function mailboxRoutes(mailbox: Mailbox): Route[] {
  return [
    { at: '/dev/mailbox', handle: (_, response) => sendMailboxPage(response) },
    { at: '/dev/mailbox.json', handle: (_, response) => sendJson(response, 200, mailbox.mails()) },
    { at: `${attachmentsPath}*`, handle: (request, response) => sendAttachment(mailbox, request, response) },
  ]
}

/** Always as a download: what a mail brings never runs at this address. */
function sendAttachment(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse) {
  const file = mailbox.attachmentAt((request.url ?? '').replace(/\?.*$/s, ''))
  if (!file) return sendText(response, 404, 'There is no such attachment.')
  response.setHeader('content-security-policy', "default-src 'none'; sandbox")
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  response.setHeader('content-type', 'application/octet-stream')
  response.end(file.content)
}

function sendMailboxPage(response: ServerResponse) {
  const nonce = randomBytes(16).toString('base64')
  // A mail's own HTML inherits this policy: its pictures and styles show, its scripts never run.
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    'img-src data: https:',
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  response.setHeader('content-security-policy', policy.join('; '))
  setDocumentHeaders(response)
  sendText(response, 200, mailboxDocument(nonce), 'text/html; charset=utf-8')
}
