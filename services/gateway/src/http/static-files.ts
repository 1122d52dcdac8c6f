import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { workerPolicy } from './security-headers.ts'

const types: Record<string, string> = {
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.icc': 'application/vnd.iccprofile',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pfb': 'application/x-font-type1',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
]

const immutable = 'public, max-age=31536000, immutable'

/**
 * Sends a file whose address never gets another content, compressed as the build left it.
 *
 * @param folder nothing outside of it is ever sent
 * @param path of the URL, still encoded, relative to `folder`
 * @returns false when there is no such file; nothing is sent then
 */
export async function sendImmutableFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): Promise<boolean> {
  const type = types[extname(path)]
  const file = type && safePath(folder, path.replace(/^\//, ''))
  if (!file) return false
  const found = await bestEncoding(file, request.headers['accept-encoding'])
  if (!found) return false
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.size,
    'cache-control': immutable,
    // A remote may be looked at from another origin, such as a development shell; there are no secrets in it.
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
    // Our builds make modules of workers alone.
    ...(extname(path) === '.mjs' ? { 'content-security-policy': workerPolicy } : {}),
    ...(found.encoding ? { 'content-encoding': found.encoding } : {}),
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(found.file), response).catch(() => response.destroy())
  return true
}

/** Only plain names between the slashes: nothing hidden, nothing that leads upwards. */
function safePath(folder: string, path: string) {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const isPlain = decoded.split('/').every(part => /^[A-Za-z0-9_~@-][A-Za-z0-9_~@.-]*$/.test(part))
  return isPlain ? join(folder, decoded) : null
}

async function bestEncoding(file: string, accepted: string | string[] = '') {
  const offers = [accepted].flat().join(',')
  for (const { name, suffix } of encodings) {
    if (!new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(offers)) continue
    const size = await sizeOf(file + suffix)
    if (size !== null) return { file: file + suffix, size, encoding: name }
  }
  const size = await sizeOf(file)
  return size === null ? null : { file, size, encoding: null }
}

/** Links are not followed: a release holds files only. */
async function sizeOf(file: string) {
  const stats = await lstat(file).catch(() => null)
  return stats?.isFile() ? stats.size : null
}
