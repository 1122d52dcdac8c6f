import { text } from 'node:stream/consumers'
import { notFound, sanitizeHtml, sendText } from '@coverdesk/kit'
import type { FileServices } from '../files/upload-endpoint.ts'
import { restEndpoint } from '../http/rest-endpoint.ts'

/** Nothing runs, nothing is fetched, and only our own pages may show it. */
const contentPolicy = [
  'sandbox',
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** `GET /previews/:id`: HTML that came from outside, for an `<iframe sandbox="">` (docs/contracts.md, "Previews"). */
export const createPreviewEndpoint = (services: FileServices) =>
  restEndpoint(services, async ({ response, path, user }) => {
    const [, , id = ''] = path.split('/')
    const preview = await services.files.find(user, id, 'PREVIEW')
    if (!preview) throw notFound('preview')
    // Once more: the rules may be stricter than they were when it was saved.
    const html = await sanitizeHtml(await text(services.files.read(preview._id)))
    response.setHeader('content-security-policy', contentPolicy)
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('x-dns-prefetch-control', 'off')
    sendText(response, 200, pageOf(html), 'text/html; charset=utf-8')
  })

const pageOf = (html: string) => `<!doctype html>
<meta charset="utf-8">
<meta name="color-scheme" content="light">
<style>body { margin: 16px; font: 14px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }</style>
${html}
`
