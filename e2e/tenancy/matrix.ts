import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSchema, type GraphQLSchema, getNamedType, isObjectType, isRequiredArgument } from 'graphql'
import { Inputs } from './inputs.ts'
import { listedType } from './listed-type.ts'
import { type Operation, operationsOf } from './operations.ts'
import type { Tenancy } from './tenancy.ts'

const schemaFile = resolve(import.meta.dirname, '../../services/gateway/stitched.graphql')

export const readSchema = (): GraphQLSchema => buildSchema(readFileSync(schemaFile, 'utf8'))

/** The operations of the one schema, and how they lead to records. */
export class Matrix {
  readonly operations: Operation[]
  readonly tenancy: Required<Tenancy>
  private readonly inputs = new Map<string, Inputs>()

  constructor(schema: GraphQLSchema, parts: Tenancy[]) {
    const merged = <Name extends keyof Tenancy>(name: Name): Required<Tenancy>[Name] =>
      Object.assign({}, ...parts.map(part => part[name] ?? {}))
    this.tenancy = {
      kinds: merged('kinds'),
      ignored: merged('ignored'),
      inputs: merged('inputs'),
      states: merged('states'),
      records: merged('records'),
      odd: merged('odd'),
    }
    this.operations = operationsOf(schema, this.tenancy)
  }

  operation(name: string): Operation {
    const found = this.operations.find(operation => operation.name === name)
    if (!found) throw new Error(`The schema has no ${name}.`)
    return found
  }

  inputsOf(operation: Operation): Inputs {
    const known = this.inputs.get(operation.name)
    const inputs = known ?? new Inputs(operation, this.tenancy.inputs[operation.name] ?? {})
    this.inputs.set(operation.name, inputs)
    return inputs
  }

  isIgnored = ({ name }: Operation, path: string) =>
    `${name}.${path}` in this.tenancy.ignored || lastOf(path) in this.tenancy.ignored

  /** The query of the one record whose version a mutation names without an id. */
  singletonOf({ isQuery, ids, field }: Operation): Operation | undefined {
    const isVersioned = field.args.some(({ name }) => name === 'version') && !ids.some(({ path }) => path === 'id')
    if (isQuery || !isVersioned) return undefined
    return this.operations.find(
      other =>
        other.isQuery && other.field.args.length === 0 && getNamedType(other.field.type) === getNamedType(field.type),
    )
  }

  /** The query that answers one record by its id. */
  readerOf(kind: string): Operation | undefined {
    return this.operations.find(
      ({ isQuery, ids, field }) =>
        isQuery &&
        ids.length === 1 &&
        ids[0]?.path === 'id' &&
        (ids[0].kind === kind || (ids[0].kind === typeOf(kind) && !/^deleted /.test(kind))) &&
        isObjectType(getNamedType(field.type)) &&
        getNamedType(field.type).name === typeOf(ids[0].kind, 'Deleted') &&
        field.args.length === 1,
    )
  }

  /** The mutation that makes a record out of others. */
  makerOf(kind: string): Operation | undefined {
    return this.operations.find(
      operation =>
        /^Mutation\.(create|log|start|upload)/.test(operation.name) &&
        getNamedType(operation.field.type).name === kind &&
        operation.ids.every(id => id.kind !== kind || this.isIgnored(operation, id.path)),
    )
  }

  listOf(kind: string): Operation | undefined {
    return this.operations
      .filter(({ isQuery, field }) => isQuery && listedType(field)?.name === kind)
      .filter(({ ids }) => ids.every(id => id.kind !== kind && id.path.split('.').length > 0))
      .sort((one, other) => requiredOf(one) - requiredOf(other))[0]
  }

  /** A mutation that changes a record, for those who listen. */
  changeOf(kind: string): Operation {
    const names = [`Mutation.update${kind}`, `Mutation.update${kind}s`]
    const found = this.operations.find(({ name }) => names.includes(name))
    if (!found)
      throw new Error(`No ${names.join(' or ')} changes a ${kind}, so nothing proves what its listeners hear.`)
    return found
  }

  /** What areas say of operations and arguments that the schema has no more. */
  unusedExceptions(): string[] {
    const { kinds, ignored, inputs, odd } = this.tenancy
    const paths = this.operations.flatMap(({ name, ids, untold }) =>
      [...ids.map(({ path }) => path), ...untold].map(path => `${name}.${path}`),
    )
    const isUsed = (key: string) => paths.some(path => path === key || path.endsWith(`.${key}`))
    const names = this.operations.map(({ name }) => name)
    return [
      ...[...Object.keys(kinds), ...Object.keys(ignored)].filter(key => !isUsed(key)),
      ...[...Object.keys(inputs), ...Object.keys(odd)].filter(name => !names.includes(name)),
    ]
  }

  /** A record that was deleted is one after its own mutation; other states are the areas'. */
  stateOf(kind: string): { of: string; by: string[] } | undefined {
    const known = this.tenancy.states[kind]
    if (known) return known
    const [, of] = /^deleted (\w+)$/.exec(kind) ?? []
    const remover = this.operations.find(({ name, ids }) => /^Mutation\.delete/.test(name) && ids[0]?.kind === of)
    return of && remover ? { of, by: [remover.name] } : undefined
  }
}

const lastOf = (path: string) => path.split('.').at(-1) ?? ''
const requiredOf = ({ field }: Operation) => field.args.filter(isRequiredArgument).length

/** `canceled BusinessPolicy` → `BusinessPolicy`; `deleted Account` → `DeletedAccount`. */
function typeOf(kind: string, deleted = ''): string {
  const [state, type] = kind.split(' ')
  if (!type) return kind
  return state === 'deleted' && deleted ? deleted + type : type
}
