import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isFresh } from '../http/is-fresh.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { setDocumentHeaders } from '../http/security-headers.ts'
import { sendCompressed } from '../http/send-compressed.ts'

/** Where the page leads to outside of the product. */
export interface LandingLinks {
  bookDemoUrl: string
  linkedinUrl: string
  youtubeUrl: string
}

interface LandingServices {
  shellFolder: string
  landingLinks: LandingLinks
}

interface LandingPage {
  html: string
  etag: string
  policy: string
}

/** `/`: the same for everyone, so that it may be kept for a while by whoever is in between. */
export function createLandingPage({ shellFolder, landingLinks }: LandingServices) {
  const file = join(shellFolder, 'landing.html')
  let known: { changedAt: number; page: LandingPage } | undefined

  async function read(): Promise<LandingPage | undefined> {
    const changedAt = (await stat(file).catch(() => undefined))?.mtimeMs
    if (changedAt === undefined) return undefined
    if (known?.changedAt !== changedAt) {
      known = { changedAt, page: fill(await readFile(file, 'utf8'), landingLinks) }
    }
    return known.page
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const page = await read()
    if (!page) return sendPlainPage(response, 503, 'Coverdesk is starting', 'This page will open in a moment.')
    const headers = { etag: page.etag, 'cache-control': 'public, max-age=300' }
    response.setHeader('content-security-policy', page.policy)
    setDocumentHeaders(response)
    if (isFresh(request, page.etag)) return void response.writeHead(304, headers).end()
    await sendCompressed(request, response, 200, page.html, 'text/html; charset=utf-8', headers)
  }
}

function fill(template: string, { bookDemoUrl, linkedinUrl, youtubeUrl }: LandingLinks): LandingPage {
  const links: Record<string, string> = {
    BOOK_DEMO_URL: bookDemoUrl,
    LINKEDIN_URL: linkedinUrl,
    YOUTUBE_URL: youtubeUrl,
  }
  const html = template.replace(/%([A-Z_]+_URL)%/g, (_, name: string) => escapeAttribute(links[name] ?? '/'))
  return { html, etag: `"${digest(html)}"`, policy: policyFor(html) }
}

/** Nothing but what is in the page itself, by its content: the page can be kept, so it has no nonce. */
function policyFor(html: string) {
  const sources = (element: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
      .map(([, content = '']) => `'sha256-${digest(content)}'`)
      .join(' ')
  return [
    "default-src 'none'",
    `script-src ${sources('script')}`,
    `style-src ${sources('style')}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64')

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
