import { CombinedError, makeOperation, mapExchange } from 'urql'
import { takeFirstAnswer } from '../graphql/first-answer'

/** What the build adds to the documents of published operations. */
interface NamedDocument {
  documentId?: string
}

/**
 * Sends published operations by their name: in production nothing else runs. A gateway that does not know the name, as
 * in development the one before a remote's own server, gets the text.
 */
export const sendByName = mapExchange({
  onOperation(operation) {
    const { documentId } = operation.query as NamedDocument
    if (!documentId) return operation
    const send = operation.context.fetch ?? fetch
    return makeOperation(operation.kind, operation, { ...operation.context, fetch: fetchByName(documentId, send) })
  },
  onResult: result => (result.error ? { ...result, error: withEveryPlace(result.error) } : result),
})

const fetchByName =
  (documentId: string, send: typeof fetch): typeof fetch =>
  async (url, init) => {
    const { query: _text, ...request } = JSON.parse(String(init?.body))
    const first = await takeFirstAnswer(documentId, request.variables)
    if (first) return first
    const response = await send(url, { ...init, body: JSON.stringify({ documentId, ...request }) })
    return (await isUnknown(response)) ? send(url, init) : response
  }

async function isUnknown(response: Response) {
  if (response.status !== 400) return false
  const { errors } = (await response.clone().json()) as { errors?: { extensions?: { code?: unknown } }[] }
  return errors?.[0]?.extensions?.code === 'DOCUMENT_UNKNOWN'
}

/** The gateway tells an error of many rows once, with all places; the cache must not take a field there for null. */
function withEveryPlace(error: CombinedError) {
  const graphQLErrors = error.graphQLErrors.flatMap(each => {
    const paths = each.extensions['paths']
    if (!Array.isArray(paths)) return each
    return paths.map(path => ({ message: each.message, extensions: each.extensions, path }))
  })
  const { networkError, response } = error
  return new CombinedError({ graphQLErrors, response, ...(networkError && { networkError }) })
}
