import type { z } from 'zod'
import { CoverdeskError } from '../errors.ts'
import { currentCaller } from '../request-id.ts'
import { agencyInScope, TenantScopeError } from '../scope.ts'
import { type Caller, contextHeader, signContext } from '../signed-context.ts'
import { inSpan, traceHeaders } from '../telemetry/tracing.ts'
import { productAddress } from './product-address.ts'
import { type ProductAnswer, readAnswer } from './read-answer.ts'

/** The longest that the product may take, in milliseconds: less than the gateway gives whoever asks. */
const timeout = 2_500

/**
 * Asks the one endpoint for what another area has: as whoever this code runs for, or in a job or a consumer as
 * `system:<its name>` in the agency of the scope. For questions only; what is changed elsewhere has its own transaction.
 *
 * @param shape what the answer's data must be; it comes from code that is not ours
 * @param userId in a job or a consumer that does a person's work: it is asked as that person, who sees what they may see then
 * @throws what the other area refused, such as NOT_FOUND; SUBGRAPH_UNAVAILABLE when no one answers in time
 * @example const { account } = await askProduct('query ($id: ID!) { account(id: $id) { id } }', { id }, accountAnswer)
 */
export async function askProduct<Data>(
  document: string,
  variables: object,
  shape: z.ZodType<Data>,
  userId?: string,
): Promise<Data> {
  const asking = userId === undefined ? caller() : inTheNameOf(userId, caller())
  const answer = await inSpan('product', { kind: 'client' }, () => send({ query: document, variables }, asking))
  return shape.parse(readAnswer(answer))
}

function inTheNameOf(userId: string, asking: Caller): Caller {
  const isSystem = asking.userId?.startsWith('system:') ?? false
  if (!asking.agencyId || !(isSystem || asking.userId === userId)) {
    throw new TenantScopeError('Only a job or a consumer of an agency asks the product in the name of a person.')
  }
  return { ...asking, userId }
}

function caller(): Caller {
  const asking = currentCaller()
  if (!asking) throw new TenantScopeError('The product is asked on behalf of a request, a job or an event.')
  const agencyId = agencyInScope()
  if (asking.agencyId && asking.agencyId !== agencyId) {
    throw new TenantScopeError('A person asks the product about their own agency only.')
  }
  return agencyId ? { ...asking, agencyId } : asking
}

async function send(body: object, asking: Caller): Promise<ProductAnswer> {
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
      signal: AbortSignal.timeout(timeout),
    })
    return (await response.json()) as ProductAnswer
  } catch {
    throw new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'Coverdesk isn’t responding. Try again shortly.')
  }
}
