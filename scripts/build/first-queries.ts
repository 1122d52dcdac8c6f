import type { FirstQuery, FirstQueryEntry } from '../../plugin-sdk/src/manifest/index.ts'
import type { Part, PartWith } from './first-screen.ts'
import { documentIdOf, type Operation } from './operations.ts'

/**
 * The queries with which pages begin, by the names under which they are published.
 *
 * @throws when no file has such an operation, or when a variable is no parameter of the path
 */
export const withDocuments = (
  queries: readonly FirstQuery[],
  operations: readonly Operation[],
  partWith: PartWith,
): FirstQueryEntry[] =>
  queries.map(({ operation: name, path, variables, part }) => {
    const operation = operations.find(known => known.name === name)
    if (!operation) throw new Error(`No .graphql file has the operation ${name}, which ${path} is to ask first.`)
    const isStray = (value: unknown) =>
      typeof value === 'string' && value[0] === ':' && !path.split('/').includes(value)
    const stray = Object.values(variables).find(isStray)
    if (stray) throw new Error(`${path} is to ask ${name} with ${stray}, which is no parameter of that path.`)
    return {
      path,
      variables,
      documentId: documentIdOf(operation),
      ...(part && { part: together([part].flat().map(partWith)) }),
    }
  })

const together = (parts: readonly Part[]): Part => ({
  files: [...new Set(parts.flatMap(({ files }) => files))],
  takes: [...new Set(parts.flatMap(({ takes }) => takes))],
})
