import type { GraphQLField, OperationDefinitionNode } from 'graphql'
import type { ComposedPart } from './compose.ts'
import type { Completion, MergeCall } from './plan.ts'
import { reachable } from './reachable.ts'
import { declaredVariables } from './subgraph-text.ts'

/** Records at one place of the answer that another subgraph completes. */
export interface RecordNeed {
  /** How many calls must have been answered before their ids are known. */
  stage: number
  path: string[]
  part: ComposedPart
  /** The array root that answers records by their ids. */
  root: GraphQLField<unknown, unknown>
  /** What they need, as the subgraph is asked for it. */
  text: string
  keys: string[]
}

/** One request for each subgraph and stage, however many places have records that need it. */
export function toStages(needs: RecordNeed[], operation: OperationDefinitionNode): MergeCall[][] {
  const stages = [...new Set(needs.map(({ stage }) => stage))].sort((one, other) => one - other)
  return stages.map(stage => {
    const due = needs.filter(need => need.stage === stage)
    const parts = [...new Set(due.map(({ part }) => part))]
    return parts.map(part =>
      toCall(
        part,
        due.filter(need => need.part === part),
        operation,
      ),
    )
  })
}

function toCall(part: ComposedPart, needs: RecordNeed[], operation: OperationDefinitionNode): MergeCall {
  const completions: Completion[] = []
  const fields: string[] = []
  const idVariables: string[] = []
  const known = new Map<string, Completion>()
  for (const { root, text, path, keys } of needs) {
    const same = known.get(`${root.name} ${text}`)
    if (same) {
      same.places.push(path)
      continue
    }
    const completion = { alias: `merge${completions.length}`, places: [path], keys }
    const [argument] = root.args
    known.set(`${root.name} ${text}`, completion)
    completions.push(completion)
    idVariables.push(`$${completion.alias}Ids: ${argument?.type}`)
    fields.push(`${completion.alias}: ${root.name}(${argument?.name}: $${completion.alias}Ids) { ${text} }`)
  }
  const { definitions, names } = declaredVariables(fields.join(' '), operation, idVariables)
  return {
    subgraph: reachable(part),
    query: `query${definitions} { ${fields.join(' ')} }`,
    variables: names,
    completions,
  }
}
