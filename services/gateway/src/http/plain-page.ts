import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { sendText } from '@coverdesk/kit'
import { setDocumentHeaders } from './security-headers.ts'

/** A page that needs nothing else: no script, no other file. */
export function sendPlainPage(response: ServerResponse, status: number, title: string, sentence: string): void {
  response.setHeader('content-security-policy', contentPolicy)
  setDocumentHeaders(response)
  sendText(response, status, plainPage(title, sentence), 'text/html; charset=utf-8')
}

const style = `
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 12px; padding: 24px; text-align: center;
    font: 15px/1.5 system-ui, sans-serif; background: light-dark(#f4f5f3, #121514); color: light-dark(#1d211f, #eceeec) }
  h1 { margin: 0; font-size: 24px; font-weight: 600 }
  p { margin: 0; color: light-dark(#5b625e, #a3aaa5) }
  a { color: light-dark(#0b6e5f, #2fa591) }
`
const styleDigest = createHash('sha256').update(style).digest('base64')
const contentPolicy = `default-src 'none'; style-src 'sha256-${styleDigest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const plainPage = (title: string, sentence: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Coverdesk</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/app">Go to Coverdesk</a></p>
</html>
`
