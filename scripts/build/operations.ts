import { readFileSync } from 'node:fs'
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, print, visit } from 'graphql'
import { globSync } from 'tinyglobby'
import { at } from '../workspace/root.ts'

interface Operation {
  name: string
  /** With the fragments it uses. */
  document: string
}

/**
 * Every named operation in the `.graphql` files of a remote.
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
    const document = [operation, ...fragmentsOf(operation, fragments)].map(print).join('\n\n')
    return { name: operation.name.value, document }
  })
}

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
