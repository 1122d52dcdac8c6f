import { GraphQLString, getNamedType, getNullableType, isListType } from 'graphql'
import type { HostileOperation, Path } from './hostile-operations.ts'
import { hostileValues, longTexts, oversized } from './hostile-values.ts'
import { pick } from './random.ts'

/** Where nothing is wrong: an operation must get as far as its resolver, or its other probes prove little. */
export const usualValues = 'usual values'

/** A request that no screen of the product sends. */
export interface Probe {
  /** What is wrong with it, short enough for a message. */
  about: string
  variables: string
}

/**
 * An operation with one value after another replaced: every place where a record is named by a malformed id, others by
 * values that the random numbers pick, and each argument by what is far too large.
 *
 * @param known variables that work, where there are some; otherwise values of the right types stand there
 */
export function probesOf(
  { variables, places }: HostileOperation,
  known: Record<string, unknown>,
  perPlace: number,
  maxProbes: number,
  random: () => number,
): Probe[] {
  const usual = { ...variables, ...pickKnown(known, variables) }
  const malformed = places.flatMap(({ path, type }) =>
    pick(hostileValues(type), perPlace, random).map(value => probe(usual, path, value)),
  )
  const ids = places
    .filter(({ type }) => String(type).replace('!', '') === 'ID')
    .map(({ path }) => probe(usual, path, 'x'))
  const long = places
    .filter(({ type }) => getNamedType(type) === GraphQLString && !isListType(getNullableType(type)))
    .map(({ path }) => probe(usual, path, pick(longTexts, 1, random)[0]))
  const large = pick(Object.entries(oversized), 2, random).flatMap(([about, json]) =>
    pick(Object.keys(variables), 1, random).map(name => ({
      about: `${name}: ${about}`,
      variables: JSON.stringify({ ...usual, [name]: '%' }).replace('"%"', () => json),
    })),
  )
  return [
    { about: usualValues, variables: JSON.stringify(usual) },
    ...ids,
    ...pick(malformed, maxProbes, random),
    ...long,
    ...large,
  ]
}

const pickKnown = (known: Record<string, unknown>, variables: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name in variables))

function probe(variables: Record<string, unknown>, path: Path, value: unknown): Probe {
  const changed = structuredClone(variables)
  let parent = changed as Record<string | number, unknown>
  for (const part of path.slice(0, -1)) {
    // The known variables need not have what is around this place.
    if (typeof parent[part] !== 'object' || parent[part] === null) parent[part] = {}
    parent = parent[part] as Record<string | number, unknown>
  }
  parent[path.at(-1) ?? ''] = value
  return { about: `${path.join('.')}: ${JSON.stringify(value).slice(0, 40)}`, variables: JSON.stringify(changed) }
}
