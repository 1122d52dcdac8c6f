import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escapeHtml, sendText } from '@coverdesk/kit'
import { contentDisposition } from '../files/content-disposition.ts'

/** HTML in which nothing runs, for an `<iframe sandbox="">` of our own pages. The first `%NONCE%` becomes that of its style. */
export function sendHtmlDocument(response: ServerResponse, status: number, html: string): void {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    'sandbox',
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]
  response.setHeader('content-security-policy', policy.join('; '))
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  response.setHeader('x-dns-prefetch-control', 'off')
  sendText(response, status, html.replace('%NONCE%', nonce), 'text/html; charset=utf-8')
}

/** A PDF that opens in a tab of its own. */
export function sendPdfDocument(response: ServerResponse, name: string, pdf: Buffer): void {
  response
    .writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': pdf.length,
      'content-disposition': contentDisposition('inline', name),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .end(pdf)
}

/** Why there is no document. */
export const sendProblem = (response: ServerResponse, status: number, message: string): void =>
  sendHtmlDocument(
    response,
    status,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<style nonce="%NONCE%">body { margin: 24px; font: 14px/1.5 system-ui, sans-serif }</style>
<title>This document can’t be shown</title>
<p>${escapeHtml(message)}</p>
</html>
`,
  )
