import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'

export interface Story {
  id: string
  /** `Components/Badge › All tones` */
  name: string
}

const folder = resolve(import.meta.dirname, '../../storybook-static')

interface Index {
  entries: Record<string, { id: string; type: 'story' | 'docs'; title: string; name: string }>
}

/** @throws when the Storybook has not been built, or holds nothing */
export function builtStories(): Story[] {
  const file = join(folder, 'index.json')
  if (!existsSync(file)) throw new Error('There is no built Storybook: npm run storybook:build')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Index
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  if (stories.length === 0) throw new Error('The built Storybook holds no story.')
  return stories.map(({ id, title, name }) => ({ id, name: `${title} › ${name}` }))
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Serves the built Storybook on a free port of loopback. */
export async function serveStorybook(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)))
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'application/octet-stream' })
    return createReadStream(path).pipe(response)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
