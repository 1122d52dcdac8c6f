import { readFileSync } from 'node:fs'
import { buildSchema, isAbstractType, parse, visit } from 'graphql'
import { at } from '../workspace/root.ts'
import type { Operation } from './operations.ts'

/**
 * For each union and interface that the fragments of these operations may meet, the object types that it may be:
 * the browser's cache decides by it which fragment applies.
 */
export function readPossibleTypes(operations: readonly Operation[]): Record<string, string[]> {
  const named = new Set<string>()
  for (const { document } of operations) {
    visit(parse(document), { NamedType: ({ name }) => void named.add(name.value) })
  }
  const schema = buildSchema(readFileSync(at('services/gateway/stitched.graphql'), 'utf8'), { assumeValid: true })
  const abstract = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map(({ name }) => name)
  return Object.fromEntries(
    abstract
      .map(name => [name, possibleTypesOf(name)] as const)
      .filter(([name, types]) => named.has(name) || types.some(type => named.has(type))),
  )

  function possibleTypesOf(name: string): string[] {
    const type = schema.getType(name)
    return isAbstractType(type) ? schema.getPossibleTypes(type).map(possible => possible.name) : []
  }
}
