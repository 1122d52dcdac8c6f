import { CoverdeskError } from '@coverdesk/kit'
import type { GraphQLError } from 'graphql'
import { askSubgraph, located, readAnswer, type SubgraphAnswer, type Variables } from './ask-subgraph.ts'
import { completeRecords } from './complete-records.ts'
import type { ForwardedPlan, MergedPlan, RootCall } from './plan.ts'
import type { RequestContext } from './request-context.ts'

/** Either the bytes of the only subgraph, or what was made of several answers. */
export type PlannedAnswer = Buffer | { data: unknown; errors: GraphQLError[] }

/** Passes the operation on. An answer without errors goes to the client byte for byte. */
export async function runForwarded(
  { subgraph, query, timeoutMs, rootKeys, shape }: ForwardedPlan,
  variables: Variables,
  context: RequestContext,
): Promise<PlannedAnswer> {
  try {
    const bytes = await subgraph.graphql(JSON.stringify({ query, variables }), context, timeoutMs)
    if (isFaultless(bytes)) return bytes
    const { data, errors } = readAnswer(bytes, subgraph, context)
    return { data: data ?? shape({}), errors }
  } catch (error) {
    return { data: shape({}), errors: errorsAt(rootKeys, error) }
  }
}

const beginning = Buffer.from('{"data":{')

/** Whether there is neither an error in it nor anything beside the data. A field of such a name only costs a look. */
const isFaultless = (bytes: Buffer) =>
  bytes.subarray(0, beginning.length).equals(beginning) &&
  !bytes.includes('"errors"') &&
  !bytes.includes('"extensions"')

/** Asks every subgraph for its own fields, then has records completed by the others. */
export async function runMerged(plan: MergedPlan, variables: Variables, context: RequestContext) {
  const data: Record<string, unknown> = {}
  for (const key of plan.typenameKeys) data[key] = plan.typename
  const answers = await Promise.all(plan.roots.map(root => askRoot(root, variables, context)))
  const errors = answers.flatMap(answer => answer.errors)
  for (const answer of answers) Object.assign(data, answer.data)
  for (const stage of plan.stages) {
    const failures = await Promise.all(
      stage.map(call => completeRecords(call, data, pick(variables, call.variables), context)),
    )
    errors.push(...failures.flat())
  }
  return { data: plan.shape(data), errors }
}

async function askRoot(root: RootCall, variables: Variables, context: RequestContext): Promise<SubgraphAnswer> {
  try {
    const answer = await askSubgraph(
      root.subgraph,
      root.query,
      pick(variables, root.variables),
      context,
      root.timeoutMs,
    )
    const errors = answer.errors.flatMap(error => (error.path?.length ? error : errorsAt(root.rootKeys, error)))
    return { ...answer, errors }
  } catch (error) {
    return { data: null, errors: errorsAt(root.rootKeys, error) }
  }
}

/** @throws what is no failure of a subgraph */
function errorsAt(keys: string[], error: unknown) {
  if (!(error instanceof CoverdeskError) && !isLocated(error)) throw error
  return keys.map(key => located(error as GraphQLError, [key]))
}

const isLocated = (error: unknown) => error instanceof Error && error.name === 'GraphQLError'

const pick = (variables: Variables, names: string[]): Variables =>
  Object.fromEntries(names.filter(name => name in variables).map(name => [name, variables[name]]))
