import {
  type DocumentNode,
  type GraphQLField,
  GraphQLID,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  type OperationDefinitionNode,
  print,
} from 'graphql'
import { type CollectedField, collectFields, Unplannable } from './collect-fields.ts'
import type { ComposedPart, ComposedSchema } from './compose.ts'
import { mergeRootOf } from './merge-roots.ts'
import { mutationTimeoutMs } from './mutation-timeout.ts'
import { type MergeCall, type MergedPlan, mergeKey } from './plan.ts'
import { type RecordNeed, toStages } from './plan-stages.ts'
import { reachable } from './reachable.ts'
import { objectShape, type Shape, typedShape } from './shape.ts'
import { argumentsText, declaredVariables, selectionWithin } from './subgraph-text.ts'

interface PlannedField {
  key: string
  /** As the subgraph is asked for it. */
  text: string
  shape: Shape
}

/** Where in the answer a selection stands, and after how many other calls. */
interface Place {
  path: string[]
  stage: number
}

/** Plans selections one after the other, and gathers which records need more than their own subgraph has. */
function createPlanner(composed: ComposedSchema, document: DocumentNode) {
  const needs: RecordNeed[] = []

  function planFields(type: GraphQLObjectType, part: ComposedPart, fields: CollectedField[], at: Place) {
    const own = fields.filter(field => isOf(part, type, field))
    const planned = own.map(field => planField(part, field, at))
    const others = fields.filter(field => !own.includes(field))
    const byOwner = grouped(others, field => ownerOf(composed, type, field))
    for (const [owner, theirs] of byOwner) {
      const completed = planFields(type, owner, theirs, { path: at.path, stage: at.stage + 1 })
      needs.push({
        ...at,
        part: owner,
        root: rootOf(owner, type),
        text: completed.text,
        keys: theirs.map(({ key }) => key),
      })
      planned.push(...completed.fields)
    }
    const text = [
      ...planned.slice(0, own.length).map(field => field.text),
      ...(byOwner.size > 0 ? [`${mergeKey}: id`] : []),
    ]
    return { text: text.join(' '), fields: inOrderOf(fields, planned) }
  }

  function planField(part: ComposedPart, { key, nodes, type }: CollectedField, at: Place): PlannedField {
    const [node] = nodes
    const named = getNamedType(type)
    const head = `${key === node.name.value ? key : `${key}: ${node.name.value}`}${argumentsText(node)}`
    if (isLeafType(named)) return { key, text: head, shape: typedShape(type) }
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (!isObjectType(named)) {
      const text = sets.map(set => print(selectionWithin(part.schema, named.name, set, document)).slice(1, -1))
      return { key, text: `${head} { ${text.join(' ')} }`, shape: typedShape(type) }
    }
    const inside = planFields(named, part, collectFields(named, sets, document), { ...at, path: [...at.path, key] })
    return { key, text: `${head} { ${inside.text} }`, shape: typedShape(type, objectShape(inside.fields)) }
  }

  return { needs, planFields }
}

/**
 * Plans an operation that touches several subgraphs: which part of it each is asked for, and where another one
 * completes records by their ids.
 *
 * @throws Unplannable when it is not of that kind
 */
export function planMerged(
  composed: ComposedSchema,
  root: GraphQLObjectType,
  operation: OperationDefinitionNode,
  document: DocumentNode,
): MergedPlan {
  const { needs, planFields } = createPlanner(composed, document)
  const fields = collectFields(root, [operation.selectionSet], document)
  const typenames = fields.filter(({ nodes: [node] }) => node.name.value === '__typename')
  const asked = grouped(
    fields.filter(field => !typenames.includes(field)),
    field => ownerOf(composed, root, field),
  )
  // The fields of a mutation run one after the other, which only one subgraph can promise.
  if (operation.operation === 'mutation' && asked.size > 1) throw new Unplannable('a mutation of several subgraphs')
  const planned: PlannedField[] = typenames.map(({ key, type }) => ({ key, text: '', shape: typedShape(type) }))
  const roots = [...asked].map(([part, theirs]) => {
    const { text, fields: shaped } = planFields(root, part, theirs, { path: [], stage: 0 })
    planned.push(...shaped)
    const { definitions, names } = declaredVariables(text, operation)
    const rootKeys = theirs.map(({ key }) => key)
    return {
      subgraph: reachable(part),
      query: `${operation.operation}${definitions} { ${text} }`,
      timeoutMs: mutationTimeoutMs(part, operation, theirs),
      variables: names,
      rootKeys,
    }
  })
  return {
    kind: 'merged',
    roots,
    stages: toStages(needs, operation),
    shape: objectShape(inOrderOf(fields, planned)),
    typename: root.name,
    typenameKeys: typenames.map(({ key }) => key),
  }
}

/**
 * Plans how a record of which only the id is known gets the fields of a selection, wherever in an answer it stands.
 * @throws Unplannable when no one completes records of this type
 */
export function planRecord(
  composed: ComposedSchema,
  type: GraphQLObjectType,
  fields: CollectedField[],
  path: string[],
  operation: OperationDefinitionNode,
  document: DocumentNode,
): { stages: MergeCall[][]; shape: Shape } {
  const { needs, planFields } = createPlanner(composed, document)
  const planned = planFields(type, idOnly(type), fields, { path, stage: 0 })
  return { stages: toStages(needs, operation), shape: objectShape(planned.fields) }
}

/** A part that knows of a type that there are records with ids. */
const idOnly = ({ name }: GraphQLObjectType): ComposedPart => {
  const type = new GraphQLObjectType({ name, fields: { id: { type: GraphQLID } } })
  return { name: 'events', schema: new GraphQLSchema({ types: [type] }), subgraph: undefined }
}

function isOf({ schema }: ComposedPart, { name }: GraphQLObjectType, { nodes: [node] }: CollectedField) {
  const type = schema.getType(name)
  return node.name.value === '__typename' || (isObjectType(type) && node.name.value in type.getFields())
}

function ownerOf({ parts }: ComposedSchema, type: GraphQLObjectType, field: CollectedField) {
  const owner = parts.find(part => part.subgraph && isOf(part, type, field))
  if (!owner) throw new Unplannable(`no subgraph answers ${type.name}.${field.key}`)
  return owner
}

function rootOf({ schema }: ComposedPart, { name }: GraphQLObjectType): GraphQLField<unknown, unknown> {
  const root = mergeRootOf(schema, name)
  if (!root) throw new Unplannable(`no one completes ${name}`)
  return root
}

function grouped<Item, Group>(items: Item[], groupOf: (item: Item) => Group) {
  const groups = new Map<Group, Item[]>()
  for (const item of items) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item])
  return groups
}

const inOrderOf = (fields: CollectedField[], planned: PlannedField[]) =>
  fields.flatMap(({ key }) => planned.find(field => field.key === key) ?? [])
