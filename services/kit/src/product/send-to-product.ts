import { CoverdeskError } from '../errors.ts'
import { type Caller, contextHeader, signContext } from '../signed-context.ts'
import { inSpan, traceHeaders } from '../telemetry/tracing.ts'
import { productAddress } from './product-address.ts'
import type { ProductAnswer } from './read-answer.ts'

/**
 * Sends an operation to the one endpoint.
 *
 * @param timeout in milliseconds
 * @param signal gives up early
 * @throws SUBGRAPH_UNAVAILABLE when no one answers in time
 */
export const sendToProduct = (
  body: object,
  asking: Caller,
  timeout: number,
  signal?: AbortSignal,
): Promise<ProductAnswer> => inSpan('product', { kind: 'client' }, () => send(body, asking, timeout, signal))

async function send(body: object, asking: Caller, timeout: number, signal?: AbortSignal): Promise<ProductAnswer> {
  const { url, secret } = productAddress()
  try {
    const response = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // It is next door; packing costs more than it saves.
        'accept-encoding': 'identity',
        ...traceHeaders(),
        [contextHeader]: await signContext(secret, 'gateway', asking),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(timeout)]) : AbortSignal.timeout(timeout),
    })
    return (await response.json()) as ProductAnswer
  } catch {
    throw new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'Coverdesk isn’t responding. Try again shortly.')
  }
}
