import type { SubschemaConfig } from '@graphql-tools/delegate'
import { type IExecutableSchemaDefinition, makeExecutableSchema } from '@graphql-tools/schema'
import { stitchSchemas, ValidationLevel } from '@graphql-tools/stitch'
import { stitchingDirectives } from '@graphql-tools/stitching-directives'
import { type GraphQLObjectType, type GraphQLSchema, isObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { isMergeRoot } from './merge-roots.ts'
import type { Subgraph } from './subgraph.ts'
import { createSubgraphExecutor } from './subgraph-executor.ts'

type Resolvers = NonNullable<IExecutableSchemaDefinition['resolvers']>

/** A part of the one schema: the SDL of a subgraph, and who answers its operations. */
export interface SchemaPart {
  name: string
  sdl: string
  subgraph?: Subgraph
  /** For a part that runs in this process instead. */
  resolvers?: Resolvers
}

/** The one schema, and the schema of each part that went into it. */
export interface ComposedSchema {
  schema: GraphQLSchema
  parts: ComposedPart[]
}

export interface ComposedPart {
  name: string
  schema: GraphQLSchema
  subgraph: Subgraph | undefined
}

const { stitchingDirectivesTransformer, stitchingDirectivesValidator } = stitchingDirectives()

/**
 * The one schema of all parts. Merge roots (`accountsByIds`) are for the gateway only and are left out of it.
 * @throws when the parts contradict each other; the message says where
 */
export function composeSchema(parts: SchemaPart[]): ComposedSchema {
  const composed = parts.map(part => ({ name: part.name, subgraph: part.subgraph, schema: schemaOf(part) }))
  refuseSharedFields(composed)
  const schema = stitchSchemas({
    subschemas: composed.map(toSubschema),
    subschemaConfigTransforms: [stitchingDirectivesTransformer],
    mergeDirectives: false,
    typeMergingOptions: { validationSettings: { validationLevel: ValidationLevel.Error } },
  })
  hideMergeRoots(schema, composed)
  return { schema, parts: composed }
}

/** The one schema as checked-in text, for code generation. Needs no running subgraph. */
export function composeSdl(subgraphs: { name: string; sdl: string }[]): string {
  return `${printSchema(lexicographicSortSchema(composeSchema(subgraphs).schema))}\n`
}

function schemaOf({ sdl, resolvers }: SchemaPart) {
  // A part may have mutations only; graphql-js would refuse it as a schema of its own.
  const schema = makeExecutableSchema({ typeDefs: sdl, resolvers: resolvers ?? {}, assumeValid: !hasQuery(sdl) })
  if (hasQuery(sdl)) stitchingDirectivesValidator(schema)
  return schema
}

const hasQuery = (sdl: string) => /^\s*(extend\s+)?type\s+Query\b/m.test(sdl)

const toSubschema = ({ name, schema, subgraph }: ComposedPart): SubschemaConfig & { name: string } => ({
  name,
  schema,
  ...(subgraph ? { executor: createSubgraphExecutor(subgraph), batch: true } : {}),
})

const roots = ['Query', 'Mutation', 'Subscription']

/** A field has one owner; only keys and `@shareable` types are shared. Two owners would answer differently, and no one would see which. */
function refuseSharedFields(parts: ComposedPart[]) {
  const owners = new Map<string, string>()
  for (const { name, schema } of parts) {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__') || isShareable(type)) continue
      for (const field of Object.keys(type.getFields())) {
        if (field === 'id' && !roots.includes(type.name)) continue
        const owner = owners.get(`${type.name}.${field}`)
        if (owner) throw new Error(`${type.name}.${field} is in two subgraphs: ${owner} and ${name}.`)
        owners.set(`${type.name}.${field}`, name)
      }
    }
  }
}

const isShareable = ({ astNode }: GraphQLObjectType) =>
  astNode?.directives?.some(({ name }) => name.value === 'shareable') ?? false

function hideMergeRoots(schema: GraphQLSchema, parts: ComposedPart[]) {
  const visible = schema.getQueryType()?.getFields() ?? {}
  for (const part of parts) {
    for (const field of Object.values(part.schema.getQueryType()?.getFields() ?? {})) {
      if (isMergeRoot(field)) delete visible[field.name]
    }
  }
}
