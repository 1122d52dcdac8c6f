import {
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { Operation } from './operations.ts'
import { plausibleValues } from './plausible-values.ts'

/** A record that an argument can name. */
export interface NamedRecord {
  id: string
  version?: number
}

export type Variables = Record<string, unknown>

/** A field of the input, and what the server says of it. */
export interface Correction {
  path: string
}

interface Part {
  name: string
  type: GraphQLInputType
}

/**
 * The variables of one operation. They begin with what is required and every id; then the server says what it misses, field
 * by field, as it tells a form. What is learned holds for both agencies.
 */
export class Inputs {
  /** By path: which of the plausible values is given. */
  private readonly given = new Map<string, number>()
  private readonly leftOut = new Set<string>()

  /** @param known values by path that the server's corrections don't lead to */
  constructor(
    private readonly operation: Operation,
    private readonly known: Record<string, unknown>,
  ) {}

  /**
   * @param records by the path of the id
   * @param mark in the texts, where it is given
   */
  variables(records: Map<string, NamedRecord>, mark: string): Variables {
    const wanted = [...records.keys(), ...this.given.keys(), ...Object.keys(this.known)]
    const valueAt = (part: Part, path: string): unknown => {
      if (path in this.known) return this.known[path]
      const record = records.get(path)
      if (record) return listed(part.type, record.id)
      const version = /^(.*?)[vV]ersion$/.exec(part.name)
      const versioned = version && records.get(path.replace(/[^.]*$/, version[1] ? `${version[1]}Id` : 'id'))
      if (versioned?.version) return versioned.version
      if (version && !version[1] && records.has('')) return records.get('')?.version
      if (this.leftOut.has(path)) return undefined
      const isWanted = wanted.some(other => other === path || other.startsWith(`${path}.`))
      if (!isWanted && !isNonNullType(part.type)) return undefined
      const named = getNamedType(part.type)
      if (!isInputObjectType(named)) {
        const values = plausibleValues(part.name, part.type, mark)
        return listed(part.type, values[this.given.get(path) ?? 0])
      }
      const inside = Object.values(named.getFields()).map(field => [
        field.name,
        valueAt(field, `${path}.${field.name}`),
      ])
      return listed(part.type, withoutNothing(inside as [string, unknown][]))
    }
    const args = this.operation.field.args.filter(({ name }) => name !== 'first')
    return withoutNothing(args.map(argument => [argument.name, valueAt(argument, argument.name)]))
  }

  /** Takes the server's word for what is missing or wrong. @returns false when nothing else can be tried */
  correct(corrections: Correction[]): boolean {
    // One after another: what is missing often follows from what came before.
    return corrections.map(({ path }) => this.correctAt(path)).some(Boolean)
  }

  private correctAt(told: string): boolean {
    const path = this.pathOf(told)
    const part = path && this.partAt(path)
    if (!path || !part || path in this.known || this.leftOut.has(path)) return false
    // Another record may do; without one, nothing is proven.
    if (this.operation.ids.some(id => id.path === path)) return false
    const isObject = isInputObjectType(getNamedType(part.type))
    const next = (this.given.get(path) ?? (isNonNullType(part.type) ? 0 : -1)) + 1
    if (next < (isObject ? 1 : plausibleValues(part.name, part.type, '').length)) {
      this.given.set(path, next)
      return true
    }
    if (isNonNullType(part.type)) return false
    this.given.delete(path)
    this.leftOut.add(path)
    return true
  }

  /** `policies.0.type` → `input.policies.type`: what the server says is relative to the input. */
  private pathOf(told: string): string | undefined {
    const path = told
      .split('.')
      .filter(part => !/^\d+$/.test(part))
      .join('.')
    if (this.partAt(path)) return path
    return this.operation.field.args.map(({ name }) => `${name}.${path}`).find(other => this.partAt(other))
  }

  private partAt(path: string): Part | undefined {
    const [first, ...rest] = path.split('.')
    const argument = this.operation.field.args.find(({ name }) => name === first)
    return rest.reduce<Part | undefined>((part, name) => {
      const named = part && getNamedType(part.type)
      return isInputObjectType(named) ? (named.getFields()[name] as GraphQLInputField | undefined) : undefined
    }, argument)
  }
}

const listed = (type: GraphQLInputType, value: unknown) => (isListType(getNullableType(type)) ? [value] : value)

const withoutNothing = (entries: [string, unknown][]): Variables =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

/** The same variables with another id at a path. */
export function withId(variables: Variables, path: string, id: string): Variables {
  const changed = structuredClone(variables)
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  const parent = parts.reduce<Variables>((object, part) => [object[part]].flat()[0] as Variables, changed)
  parent[last] = Array.isArray(parent[last]) ? [id] : id
  return changed
}
