import type { GraphQLSchema } from 'graphql'
import { readDocument } from '../graphql/prepare-operation.ts'
import { RefusedRequest } from '../graphql/refused-request.ts'
import type { Manifest } from './manifest.ts'

/** The operations of a plugin that this schema does not answer, and why: one sentence each. */
export function unfitOperations(schema: GraphQLSchema, { operations = [] }: Manifest): string[] {
  return operations.flatMap(({ name, document }) =>
    reasonsAgainst(schema, document).map(reason => `Operation ${name} doesn’t match the schema: ${reason}`),
  )
}

function reasonsAgainst(schema: GraphQLSchema, document: string) {
  try {
    readDocument(schema, document, false)
    return []
  } catch (error) {
    if (error instanceof RefusedRequest) return error.reasons.map(({ message }) => message)
    throw error
  }
}
