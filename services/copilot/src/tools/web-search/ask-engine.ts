import { z } from 'zod'

/** An engine that takes longer is of no use, in milliseconds. */
const maxWait = 8_000
const maxBytes = 1_000_000

/**
 * What an engine answers, as JSON of that shape.
 *
 * @param ask fetches through the guard of private networks
 * @throws when it is late, too large, or of another shape
 */
export async function askEngine<Answer>(
  ask: typeof globalThis.fetch,
  request: { url: URL; init?: RequestInit; signal: AbortSignal },
  shape: z.ZodType<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(maxWait)])
  const response = await ask(request.url, { ...request.init, signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The search engine answered ${response.status}.`)
  }
  return shape.parse(JSON.parse(await textOf(response, signal)))
}

async function textOf(response: Response, signal: AbortSignal): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    signal.throwIfAborted()
    size += part.length
    if (size > maxBytes) throw new Error('The search engine answered too much.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const text = z.string().nullish()

/** A result as engines name its parts; what has no address is left out. */
export const engineResult = z.object({ title: text, url: text, content: text, description: text })

export const presented = ({ title, url, content, description }: z.output<typeof engineResult>) => ({
  title: title ?? '',
  url: url ?? '',
  snippet: content ?? description ?? '',
})
