import { CoverdeskError } from '@coverdesk/kit'
import {
  GraphQLDirective,
  type GraphQLError,
  type GraphQLField,
  GraphQLNonNull,
  GraphQLString,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  print,
} from 'graphql'
import type { Variables } from '../graphql/ask-subgraph.ts'
import { type CollectedField, collectFields } from '../graphql/collect-fields.ts'
import { completeRecords } from '../graphql/complete-records.ts'
import type { ComposedSchema } from '../graphql/compose.ts'
import { type MergeCall, mergeKey } from '../graphql/plan.ts'
import { planRecord } from '../graphql/plan-merged.ts'
import type { PreparedOperation } from '../graphql/prepare-operation.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { objectShape, type Shape, typedShape } from '../graphql/shape.ts'
import type { AgencyEvent } from './agency-event.ts'

/** A subscription that is ready to be told of events. */
export interface LiveOperation {
  /** The number of the last event that the client has. */
  after: number | null
  wants(event: AgencyEvent): boolean
  answer(event: AgencyEvent, context: RequestContext): Promise<{ data: unknown; errors: GraphQLError[] }>
  /** Two operations of the same key get the same answer to an event. */
  key: string
}

const text = new GraphQLNonNull(GraphQLString)
const watchDirective = new GraphQLDirective({
  name: 'watch',
  locations: [],
  args: { typename: { type: text }, by: { type: text }, progress: { type: GraphQLString } },
})

/** @throws CoverdeskError, Unplannable when the document cannot be followed */
export function liveOperation(
  composed: ComposedSchema,
  { document, operation }: PreparedOperation,
  variables: Variables,
): LiveOperation {
  const root = composed.schema.getSubscriptionType()
  const [field] = root ? collectFields(root, [operation.selectionSet], document) : []
  const definition = field && root?.getFields()[field.nodes[0].name.value]
  if (!definition) throw new CoverdeskError('BAD_REQUEST', 'This operation has no subscription.')
  const given = getArgumentValues(definition, field.nodes[0], variables)
  const changeType = getNamedType(definition.type)
  if (!isObjectType(changeType)) throw new CoverdeskError('BAD_REQUEST', 'You can subscribe only to record changes.')
  const change = collectFields(changeType, selectionsOf(field), document)
  const record = change.find(({ nodes: [node] }) => node.name.value === 'record')
  const recordType = record && getNamedType(record.type)
  const recordFields =
    record && isObjectType(recordType) ? collectFields(recordType, selectionsOf(record), document) : []
  const plan = isObjectType(recordType)
    ? planRecord(composed, recordType, recordFields, [field.key, record?.key ?? ''], operation, document)
    : { stages: [] as MergeCall[][], shape: (value: unknown) => value }

  const shapes = change.map(({ key, type }) => ({
    key,
    shape: typedShape(type, key === record?.key ? plan.shape : undefined),
  }))
  const shape: Shape = objectShape([{ key: field.key, shape: typedShape(definition.type, objectShape(shapes)) }])

  const tellRecord = ({ id, kind }: AgencyEvent) => {
    if (kind === 'DELETED') return null
    const known = recordFields.map(({ key, nodes: [node] }) => [key, node.name.value === 'id' ? id : recordType?.name])
    return { ...Object.fromEntries(known), [mergeKey]: id }
  }
  const tell = (event: AgencyEvent) =>
    Object.fromEntries(
      change.map(({ key, nodes: [node] }) => {
        const name = node.name.value
        if (name === '__typename') return [key, changeType.name]
        if (name === 'record') return [key, tellRecord(event)]
        return [key, name === 'at' ? event.at.toISOString() : (event as unknown as Variables)[name]]
      }),
    )

  return {
    after: (given['after'] as number | null | undefined) ?? null,
    wants: wantsOf(composed, definition, given),
    async answer(event, context) {
      const data = { [field.key]: tell(event) }
      const errors: GraphQLError[] = []
      for (const stage of plan.stages) {
        const failures = await Promise.all(stage.map(call => completeRecords(call, data, variables, context)))
        errors.push(...failures.flat())
      }
      return { data: shape(data), errors }
    },
    key: JSON.stringify([print(document), variables]),
  }
}

const selectionsOf = ({ nodes }: CollectedField) => nodes.flatMap(({ selectionSet }) => selectionSet ?? [])

/** Which events a field of `Subscription` is about: what `@watch` says in its subgraph, or what its arguments name. */
function wantsOf({ parts }: ComposedSchema, { name }: GraphQLField<unknown, unknown>, given: Record<string, unknown>) {
  const declared = parts.flatMap(({ schema }) => schema.getSubscriptionType()?.getFields()[name] ?? [])
  for (const { astNode } of declared) {
    const watched = astNode ? getDirectiveValues(watchDirective, astNode) : undefined
    if (watched) {
      const id = String(given[String(watched['by'])])
      const typenames = [watched['typename'], watched['progress']]
      return (event: AgencyEvent) => typenames.includes(event.typename) && event.id === id
    }
  }
  const typenames = given['typenames'] as string[] | null | undefined
  const ids = given['ids'] as string[] | null | undefined
  return (event: AgencyEvent) => (!typenames || typenames.includes(event.typename)) && (!ids || ids.includes(event.id))
}
