import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql'
import { globSync } from 'tinyglobby'
import { at } from '../workspace/root.ts'

export interface Operation {
  name: string
  /** With the fragments it uses, and `__typename` in every selection, by which the browser's cache knows records. */
  document: string
}

/** The name by which a published document is asked for: the gateway makes it of the same text (docs/contracts.md). */
export const documentIdOf = ({ document }: Operation): string => createHash('sha256').update(document).digest('hex')

/**
 * Every named operation in the `.graphql` files of a remote, or of the shell.
 *
 * @throws when an operation has no name or uses a fragment that no file defines
 */
export function readOperations(folder: string): Operation[] {
  const files = globSync('src/**/*.graphql', { cwd: at(folder), absolute: true }).sort()
  const definitions = files.flatMap(file => parse(readFileSync(file, 'utf8')).definitions)
  const operations = definitions.filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
  const fragments = new Map(
    definitions
      .filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map(fragment => [fragment.name.value, fragment]),
  )
  return operations.map(operation => {
    if (!operation.name) throw new Error(`${folder}: every GraphQL operation needs a name.`)
    const document = [operation, ...fragmentsOf(operation, fragments)].map(withTypenames).map(print).join('\n\n')
    return { name: operation.name.value, document }
  })
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

const withTypenames = (definition: OperationDefinitionNode | FragmentDefinitionNode) =>
  visit(definition, {
    SelectionSet(set, _key, parent) {
      const isRoot = (parent as ASTNode | undefined)?.kind === Kind.OPERATION_DEFINITION
      const isNamed = set.selections.some(node => node.kind === Kind.FIELD && node.name.value === '__typename')
      return isRoot || isNamed ? undefined : { ...set, selections: [...set.selections, typename] }
    },
  })

function fragmentsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  used = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (!fragment) throw new Error(`No .graphql file defines the fragment ${name.value}.`)
      if (used.has(fragment)) return
      used.add(fragment)
      fragmentsOf(fragment, fragments, used)
    },
  })
  return used
}
