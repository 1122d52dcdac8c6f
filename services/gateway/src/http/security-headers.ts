import type { ServerResponse } from 'node:http'

export interface SecurityPolicy {
  publicUrl: string
  /** In development a remote may come from its own dev server on this machine. */
  production: boolean
  /** Only then its origin is let in. */
  chatWidgetUrl?: string | undefined
}

const developmentServers = 'http://localhost:* http://127.0.0.1:*'
const developmentSockets = 'ws://localhost:* ws://127.0.0.1:*'

/** For every answer, whatever it is. */
export function setCommonHeaders(response: ServerResponse, { publicUrl }: SecurityPolicy): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  if (publicUrl.startsWith('https:')) response.setHeader('strict-transport-security', 'max-age=31536000')
}

/** For pages of the product: what they may load, and what holds for every page. */
export function setPageHeaders(response: ServerResponse, policy: SecurityPolicy, nonce: string): void {
  response.setHeader('content-security-policy', contentSecurityPolicy(policy, nonce))
  setDocumentHeaders(response)
}

/** For every HTML document: who may frame or open it, and which devices it may ask for. Its content policy is its own. */
export function setDocumentHeaders(response: ServerResponse): void {
  response.setHeader(
    'permissions-policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  )
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('x-frame-options', 'DENY')
}

/** What is not named is forbidden. Nothing is evaluated, and no script or style is in the page but with the nonce. */
function contentSecurityPolicy(policy: SecurityPolicy, nonce: string) {
  const sources = (...names: (string | undefined)[]) => names.filter(name => name !== undefined).join(' ')
  const chat = policy.chatWidgetUrl && new URL(policy.chatWidgetUrl).origin
  const ownSockets = socketsOf(new URL(policy.publicUrl).origin)
  const elsewhere = policy.production ? undefined : developmentServers
  return [
    "default-src 'none'",
    sources("script-src 'self'", `'nonce-${nonce}'`, chat, elsewhere),
    // Griffel's style elements carry the nonce, too (design-system, CoverdeskProvider).
    sources("style-src 'self'", `'nonce-${nonce}'`, chat),
    // What is about to be uploaded is shown from a blob.
    sources("img-src 'self' data: blob:", chat),
    // Recordings of calls come from our own files; one that is about to be uploaded plays from a blob.
    "media-src 'self' blob:",
    sources("font-src 'self'", chat),
    sources(
      "connect-src 'self'",
      ownSockets,
      chat,
      chat && socketsOf(chat),
      elsewhere,
      elsewhere && developmentSockets,
    ),
    // Previews.
    sources("frame-src 'self'", chat),
    // The one that reads PDFs.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * For the file of a worker, which keeps to the policy that it comes with. The one that reads PDFs, which come from anybody, takes
 * fonts and decoders from us, compiles the decoders, and does nothing else.
 */
export const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'wasm-unsafe-eval'"

const socketsOf = (origin: string) => origin.replace(/^http/, 'ws')
