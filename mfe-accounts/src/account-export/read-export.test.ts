import { afterEach, expect, it, vi } from 'vitest'
import { readExport } from './read-export'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

it('reads the ZIP to its end, and how many documents are missing in it', async () => {
  answering(async () => new Response('PK', { headers: { 'x-missing-files': '2' } }))
  const { file, missing } = await readExport('a1')
  expect(fetch).toHaveBeenCalledWith('/exports/accounts/a1', { credentials: 'same-origin' })
  expect([await file.text(), missing]).toEqual(['PK', 2])
})

/** Ends as a connection that is lost. */
const half = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('PK'))
      stream.error(new TypeError('network error'))
    },
  })
const refusal = { errors: [{ message: 'This account does not exist.' }] }

it.each<[string, () => Promise<Response>, string]>([
  ['a refusal', async () => Response.json(refusal, { status: 404 }), 'This account does not exist.'],
  [
    'a page of a proxy',
    async () => new Response('<h1>502</h1>', { status: 502 }),
    'The data could not be exported. Try again.',
  ],
  [
    'a file that breaks off',
    async () => new Response(half()),
    'The export broke off, so nothing was saved. Try again.',
  ],
  [
    'no network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'You seem to be offline. Try again in a moment.',
  ],
])('%s is told in a sentence', async (_, answer, sentence) => {
  answering(answer)
  await expect(readExport('a1')).rejects.toThrow(sentence)
})
