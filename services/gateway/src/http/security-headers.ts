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

/** For pages: what they may load, who may frame them, which devices they may ask for. */
export function setPageHeaders(response: ServerResponse, policy: SecurityPolicy, nonce: string): void {
  response.setHeader('content-security-policy', contentSecurityPolicy(policy, nonce))
  response.setHeader(
    'permissions-policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  )
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('x-frame-options', 'DENY')
}

function contentSecurityPolicy({ publicUrl, production }: SecurityPolicy, nonce: string) {
  const sockets = new URL(publicUrl).origin.replace(/^http/, 'ws')
  const elsewhere = production ? '' : ` ${developmentServers}`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${elsewhere}`,
    // Griffel and Fluent write their styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${sockets}${production ? '' : `${elsewhere} ${developmentSockets}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
