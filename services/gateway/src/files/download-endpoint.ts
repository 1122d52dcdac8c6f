import { pipeline } from 'node:stream/promises'
import { type FileRecord, notFound } from '@coverdesk/kit'
import { isFresh } from '../http/is-fresh.ts'
import { type RestCall, restEndpoint } from '../http/rest-endpoint.ts'
import { byteRange } from './byte-range.ts'
import { contentDisposition } from './content-disposition.ts'
import type { FileServices } from './upload-endpoint.ts'

/** What a browser shows without running anything in it; the rest is saved. */
const shown = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']

/**
 * `GET /files/:id/:name`: a file of the user's agency. The name in the address is for people only. With `?download` it is saved,
 * also where the browser could show it.
 */
export const createDownloadEndpoint = (services: FileServices) =>
  restEndpoint(services, async call => {
    const [, , id = ''] = call.path.split('/')
    const file = await services.files.find(call.user, id, 'UPLOAD')
    if (!file) throw notFound('file')
    await sendFile(services, call, file)
  })

async function sendFile({ files }: FileServices, { request, response }: RestCall, { _id, metadata }: FileRecord) {
  const { size } = metadata
  const etag = `"${metadata.sha256}"`
  response.setHeaders(
    new Map([
      ['content-security-policy', "sandbox; default-src 'none'"],
      ['cross-origin-resource-policy', 'same-origin'],
      // Kept by the browser, and asked for again each time: the session may be over.
      ['cache-control', 'private, no-cache'],
      ['accept-ranges', 'bytes'],
      ['etag', etag],
    ]),
  )
  if (isFresh(request, etag)) return void response.writeHead(304).end()
  const isSame = (request.headers['if-range'] ?? etag) === etag
  const range = byteRange(isSame ? request.headers.range : undefined, size)
  if (range === 'none') return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
  const { start, end } = range === 'whole' ? { start: 0, end: size } : range
  const kind = shown.includes(metadata.mimeType) && !isDownload(request) ? 'inline' : 'attachment'
  response.writeHead(range === 'whole' ? 200 : 206, {
    'content-type': metadata.mimeType,
    'content-length': end - start,
    'content-disposition': contentDisposition(kind, metadata.name),
    ...(range === 'whole' ? {} : { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
  })
  if (request.method === 'HEAD' || start === end) return void response.end()
  await pipeline(files.read(_id, { start, end }), response).catch(() => response.destroy())
}

const isDownload = ({ url = '' }: RestCall['request']) => new URLSearchParams(url.split('?')[1]).has('download')
