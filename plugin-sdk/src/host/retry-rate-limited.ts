import { makeOperation, mapExchange } from 'urql'

const maxRetries = 3
/** Longer waits are left to the person, in milliseconds. */
const maxWait = 10_000

/** A query that came too early is sent again when the server says; a mutation never, and the screen shows the sentence. */
export const retryRateLimited = mapExchange({
  onOperation(operation) {
    if (operation.kind !== 'query') return operation
    const send = operation.context.fetch ?? fetch
    return makeOperation(operation.kind, operation, { ...operation.context, fetch: fetchPolitely(send) })
  },
})

const fetchPolitely =
  (send: typeof fetch): typeof fetch =>
  async (url, init) => {
    for (let retry = 0; ; retry += 1) {
      const response = await send(url, init)
      const wait = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000
      if (response.status !== 429 || retry === maxRetries || !(wait <= maxWait)) return response
      // Not all at once: what was refused together would come back together.
      await pause(wait * (1 + Math.random() / 2), init?.signal)
    }
  }

function pause(milliseconds: number, signal: AbortSignal | null | undefined) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
