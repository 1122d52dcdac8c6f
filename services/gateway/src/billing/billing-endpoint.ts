import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CoverdeskError, readBody, sendText } from '@coverdesk/kit'
import { z } from 'zod'
import { deadlineFromNow, type SignedInUser } from '../graphql/request-context.ts'
import type { CallOrigin, Subgraph } from '../graphql/subgraph.ts'
import type { Handler } from '../http/listener.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { type SecurityPolicy, setDocumentHeaders } from '../http/security-headers.ts'
import type { Limits } from '../limits/limits.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { SessionStore } from '../sessions/session-store.ts'

interface BillingServices {
  subgraphs: Subgraph[]
  sessions: SessionStore
  sessionCookie: SessionCookie
  limits: Pick<Limits, 'requests'>
  policy: SecurityPolicy
}

const page = z.union([z.object({ html: z.string() }), z.object({ redirect: z.url({ protocol: /^https?$/ }) })])
const outcome = z.object({ done: z.string() })
const refusal = z.object({
  error: z.object({ message: z.string(), validationErrors: z.array(z.object({ message: z.string() })).optional() }),
})
const maxForm = 4 * 1024

/**
 * `/billing`, for the signed-in agency (docs/adr/0021): the local billing page of `settings`, forms only and no script, or the
 * way on to the system that takes the money.
 */
export function createBillingEndpoint({
  subgraphs,
  sessions,
  sessionCookie,
  limits,
  policy,
}: BillingServices): Handler {
  const settings = subgraphs.find(({ name }) => name === 'settings')
  return async (request, response) => {
    const user = await sessions.find(sessionCookie.tokenOf(request.headers.cookie))
    if (!settings) return false
    if (!user) return redirect(response, '/app/signin')
    limits.requests.take(user.userId)
    const call = { settings, response, origin: originFor(user) }
    if (request.method === 'GET' || request.method === 'HEAD') {
      const { searchParams } = new URL(request.url ?? '/', 'http://page')
      return withoutSettings(call, () => sendPage(call, 200, newsOf(searchParams)))
    }
    if (request.method !== 'POST') return sendText(response, 405, 'Submit this form by POST.')
    if (!isOwnOrigin(request, policy)) return sendText(response, 403, 'This form was submitted from another site.')
    return withoutSettings(call, () => act(call, request))
  }
}

/** The result of a form, and what a link leads to. */
function newsOf(search: URLSearchParams) {
  return { done: search.get('done')?.slice(0, 20), to: search.get('to')?.slice(0, 20) }
}

interface Call {
  settings: Subgraph
  response: ServerResponse
  origin: CallOrigin
}

const originFor = (user: SignedInUser): CallOrigin => ({ requestId: randomUUID(), user, deadline: deadlineFromNow() })

async function act(call: Call, request: IncomingMessage) {
  const fields = Object.fromEntries(new URLSearchParams((await readBody(request, maxForm)).toString('utf8')))
  const { status, text } = await call.settings.question('billing/act', fields, call.origin)
  if (status === 200) return redirect(call.response, `/billing?done=${outcome.parse(JSON.parse(text)).done}`, 303)
  const { message, validationErrors } = refusal.parse(JSON.parse(text)).error
  await sendPage(call, status, { problem: validationErrors?.[0]?.message ?? message })
}

async function sendPage({ settings, response, origin }: Call, status: number, news: object) {
  const answer = await settings.question('billing/page', news, origin)
  if (answer.status !== 200) throw new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'The billing system isn’t responding.')
  const shown = page.parse(JSON.parse(answer.text))
  if ('redirect' in shown) return redirect(response, shown.redirect)
  const { html } = shown
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  response.setHeader('content-security-policy', policy.join('; '))
  setDocumentHeaders(response)
  // Without a referrer browsers would not say which site sends the form, either.
  response.setHeader('referrer-policy', 'same-origin')
  sendText(response, status, html.replaceAll('%NONCE%', nonce), 'text/html; charset=utf-8')
}

async function withoutSettings({ response }: Call, work: () => Promise<void> | void) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CoverdeskError)) throw error
    if (error.code === 'LIMIT_EXCEEDED') return sendPlainPage(response, 413, 'Too large', error.message)
    sendPlainPage(response, 503, 'Billing isn’t responding', 'Try again in a moment.')
  }
}

function redirect(response: ServerResponse, location: string, status = 302) {
  response.writeHead(status, { location, 'cache-control': 'no-store' }).end()
}
