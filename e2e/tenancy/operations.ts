import {
  type GraphQLField,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { documentOf } from './document.ts'

/** An argument that names a record. */
export interface IdArgument {
  /** `input.associateContactId` */
  path: string
  /** A type of the schema, or a type in a state: `Contact`, `canceled BusinessPolicy`. */
  kind: string
}

/** An operation of the schema, as the matrix tries it. */
export interface Operation {
  /** `Query.account` */
  name: string
  isQuery: boolean
  isSubscription: boolean
  field: GraphQLField<unknown, unknown>
  ids: IdArgument[]
  /** Where ids are whose records can't be told. */
  untold: string[]
  document: string
}

/** What the schema doesn't say of ids (`tenancy.ts`). */
interface Told {
  kinds: Record<string, string>
  ignored: Record<string, string>
  inputs: Record<string, Record<string, unknown>>
}

/**
 * Every operation that the one schema offers.
 * @throws for ids whose records can't be told, with the lines to add
 */
export function operationsOf(schema: GraphQLSchema, { kinds, ignored, inputs }: Told): Operation[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const operations = roots.flatMap(root =>
    root ? Object.values(root.getFields()).map(field => operationOf(schema, root, field, kinds, inputs)) : [],
  )
  const untold = operations.flatMap(({ name, untold }) => untold.map(path => ({ path, key: `${name}.${path}` })))
  const isIgnored = ({ path, key }: { path: string; key: string }) => key in ignored || lastOf(path) in ignored
  const missing = untold.filter(argument => !isIgnored(argument)).map(({ key }) => `'${key}': '<Type>'`)
  if (missing.length === 0) return operations
  throw new Error(
    `It can't be told whose ids these are. Add to \`kinds\` in mfe-<area>/e2e/tenancy.ts: ${missing.join(', ')}`,
  )
}

function operationOf(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  kinds: Record<string, string>,
  inputs: Told['inputs'],
): Operation {
  const name = `${root.name}.${field.name}`
  const knownKindOf = (path: string) => kinds[`${name}.${path}`] ?? kinds[lastOf(path)]
  const kindOf = (path: string) => kindByArgument(schema, path) ?? kindByOperation(schema, field, path)
  const untold: string[] = []
  const ids = field.args
    .flatMap(argument => idPaths(argument.name, argument.type, []))
    .flatMap(({ path, isId }) => {
      const kind = knownKindOf(path) ?? (isId ? kindOf(path) : undefined)
      if (kind) return { path, kind }
      // A text that is named like an id may be something else.
      if (isId) untold.push(path)
      return []
    })
  return {
    name,
    isQuery: root.name === 'Query',
    isSubscription: root.name === 'Subscription',
    field,
    ids,
    untold,
    document: documentOf(root.name.toLowerCase(), field, Number(inputs[name]?.['first'] ?? 50)),
  }
}

/** Inputs may contain themselves; a record that is named deeper than once is named in the same way. */
function idPaths(path: string, type: GraphQLInputType, above: string[]): { path: string; isId: boolean }[] {
  const named = getNamedType(type)
  if (named === GraphQLID) return [{ path, isId: true }]
  if (named === GraphQLString && /.Ids?$/.test(path)) return [{ path, isId: false }]
  if (!isInputObjectType(named) || above.includes(named.name)) return []
  return Object.values(named.getFields()).flatMap(field =>
    idPaths(`${path}.${field.name}`, field.type, [...above, named.name]),
  )
}

const lastOf = (path: string) => path.split('.').at(-1) ?? ''
const isRecord = (type: GraphQLNamedType | null | undefined): type is GraphQLObjectType =>
  isObjectType(type) && 'id' in type.getFields()

/** `associateContactId` → `Contact`, of the longest end of its name that is a type. */
function kindByArgument(schema: GraphQLSchema, path: string): string | undefined {
  const words =
    lastOf(path)
      .replace(/Ids?$/, '')
      .replace(/^./, letter => letter.toUpperCase())
      .match(/[A-Z][^A-Z]*/g) ?? []
  const ends = words.map((_, from) => words.slice(from).join(''))
  return ends.find(end => isRecord(schema.getType(end)))
}

/** Of a bare `id`: what is returned, or else the type in the operation's name. */
function kindByOperation(
  schema: GraphQLSchema,
  { name, type }: GraphQLField<unknown, unknown>,
  path: string,
): string | undefined {
  if (!/(^|\.)ids?$/.test(path)) return undefined
  const returned = getNamedType(type)
  const base = isRecord(returned) ? returned.name : typeInName(schema, name)
  if (!base) return undefined
  const living = base.replace(/^Deleted/, '')
  const remover = name.replace(/^restore/, 'delete')
  if (remover !== name && schema.getMutationType()?.getFields()[remover]) return `deleted ${base}`
  if (living === base || !schema.getType(living)) return base
  return /^delete[A-Z]/.test(name) ? living : `deleted ${living}`
}

/** `deleteAccountNote` → `AccountNote`. */
function typeInName(schema: GraphQLSchema, name: string): string | undefined {
  const found = Object.values(schema.getTypeMap()).filter(
    type => isRecord(type) && name.toLowerCase().includes(type.name.toLowerCase()),
  )
  return found.map(type => type.name).sort((one, other) => other.length - one.length)[0]
}
