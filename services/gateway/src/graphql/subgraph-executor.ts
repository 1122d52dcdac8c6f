import type { SubschemaConfig } from '@graphql-tools/delegate'
import { type DocumentNode, print } from 'graphql'
import { askSubgraph, type Variables } from './ask-subgraph.ts'
import type { RequestContext } from './request-context.ts'
import type { Subgraph } from './subgraph.ts'

type Executor = NonNullable<SubschemaConfig['executor']>

/** What stitching hands over; its own type speaks of every possible context and result. */
interface DelegatedRequest {
  document: DocumentNode
  variables?: Variables
  context: RequestContext
}

/** Sends what stitching delegates to one subgraph, on behalf of the user of the request that it belongs to. */
export function createSubgraphExecutor(subgraph: Subgraph): Executor {
  const execute = async ({ document, variables, context }: DelegatedRequest) => {
    const { data, errors } = await askSubgraph(subgraph, printed(document), variables, context)
    return errors.length > 0 ? { data, errors } : { data }
  }
  return execute as Executor
}

/** Delegation keeps the documents of a repeated operation, so each is printed once. */
const prints = new WeakMap<DocumentNode, string>()

function printed(document: DocumentNode) {
  const known = prints.get(document)
  if (known) return known
  const text = print(document)
  prints.set(document, text)
  return text
}
