import type { SubschemaConfig } from '@graphql-tools/delegate'
import { type IExecutableSchemaDefinition, makeExecutableSchema } from '@graphql-tools/schema'
import { stitchSchemas, ValidationLevel } from '@graphql-tools/stitch'
import { stitchingDirectives } from '@graphql-tools/stitching-directives'
import { type GraphQLSchema, isObjectType, lexicographicSortSchema, printSchema } from 'graphql'

type Resolvers = NonNullable<IExecutableSchemaDefinition['resolvers']>

/** A part of the one schema: the SDL of a subgraph, and what runs its operations. */
export interface SchemaPart {
  name: string
  sdl: string
  executor?: NonNullable<SubschemaConfig['executor']>
  /** For a part that runs in this process instead. */
  resolvers?: Resolvers
}

const { stitchingDirectivesTransformer, stitchingDirectivesValidator } = stitchingDirectives()

/**
 * The one schema of all parts. Merge roots (`accountsByIds`) are for the gateway only and are left out of it.
 * @throws when the parts contradict each other; the message says where
 */
export function composeSchema(parts: SchemaPart[]): GraphQLSchema {
  const subschemas = parts.map(toSubschema)
  refuseSharedFields(subschemas)
  const schema = stitchSchemas({
    subschemas,
    subschemaConfigTransforms: [stitchingDirectivesTransformer],
    mergeDirectives: false,
    typeMergingOptions: { validationSettings: { validationLevel: ValidationLevel.Error } },
  })
  hideMergeRoots(schema, subschemas)
  return schema
}

/** The one schema as checked-in text, for code generation. Needs no running subgraph. */
export function composeSdl(subgraphs: { name: string; sdl: string }[]): string {
  return `${printSchema(lexicographicSortSchema(composeSchema(subgraphs)))}\n`
}

type Subschema = SubschemaConfig & { name: string }

function toSubschema({ name, sdl, executor, resolvers }: SchemaPart): Subschema {
  // A part may have mutations only; graphql-js would refuse it as a schema of its own.
  const schema = makeExecutableSchema({ typeDefs: sdl, resolvers: resolvers ?? {}, assumeValid: !hasQuery(sdl) })
  if (hasQuery(sdl)) stitchingDirectivesValidator(schema)
  return { name, schema, ...(executor ? { executor, batch: true } : {}) }
}

const hasQuery = (sdl: string) => /^\s*(extend\s+)?type\s+Query\b/m.test(sdl)

const roots = ['Query', 'Mutation', 'Subscription']

/** A field has one owner; only keys are shared. Two owners would answer differently, and nobody would see which. */
function refuseSharedFields(subschemas: Subschema[]) {
  const owners = new Map<string, string>()
  for (const { name, schema } of subschemas) {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__')) continue
      for (const field of Object.keys(type.getFields())) {
        if (field === 'id' && !roots.includes(type.name)) continue
        const owner = owners.get(`${type.name}.${field}`)
        if (owner) throw new Error(`${type.name}.${field} is in two subgraphs: ${owner} and ${name}.`)
        owners.set(`${type.name}.${field}`, name)
      }
    }
  }
}

function hideMergeRoots(schema: GraphQLSchema, subschemas: Subschema[]) {
  const visible = schema.getQueryType()?.getFields() ?? {}
  for (const { schema: part } of subschemas) {
    for (const field of Object.values(part.getQueryType()?.getFields() ?? {})) {
      if (field.astNode?.directives?.some(directive => directive.name.value === 'merge')) delete visible[field.name]
    }
  }
}
