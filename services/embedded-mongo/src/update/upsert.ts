import { clone } from '../bson/codec.ts'
import { compare } from '../bson/compare.ts'
import { partsOf } from '../bson/paths.ts'
import { type Doc, isDoc, Kind, kindOf } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { setAt, valueAt } from './update-path.ts'

/**
 * The document that an upsert begins with: what the query says fields are equal to.
 * @param query the raw query, not its parsed form, because `$and` and `$eq` must be told from other operators
 */
export function upsertBase(query: Doc): Doc {
  const base: Doc = {}
  for (const [path, value] of equalities(query)) {
    const present = valueAt(base, partsOf(path))
    if (present !== undefined && compare(present, value) !== 0) {
      throw new MongoError('NotSingleValueField', `cannot infer query fields to set, path '${path}' is matched twice`)
    }
    setAt(base, partsOf(path), clone(value))
  }
  return base
}

function equalities(query: Doc): [string, unknown][] {
  return Object.keys(query).flatMap((name): [string, unknown][] => {
    const value = query[name]
    if (name === '$and' || (name === '$or' && (value as Doc[]).length === 1))
      return (value as Doc[]).flatMap(equalities)
    if (name.startsWith('$')) return []
    if (!isDoc(value) || !Object.keys(value)[0]?.startsWith('$'))
      return kindOf(value) === Kind.RegExp ? [] : [[name, value]]
    if ('$eq' in value) return [[name, value['$eq']]]
    const only = value['$all'] ?? value['$in']
    return Array.isArray(only) && only.length === 1 && !isDoc(only[0]) ? [[name, only[0]]] : []
  })
}
