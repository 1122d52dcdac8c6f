import { decode } from '../bson/codec.ts'
import { KeyWriter } from '../bson/key-encoding.ts'
import { partsOf, valuesAt } from '../bson/paths.ts'
import { emptyArray } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { foldFor } from '../matching/collation.ts'
import { count, find } from '../query/find.ts'
import { findCollection } from '../storage/catalog.ts'
import { idPrefix, prefixRange, Tag } from '../storage/keys.ts'
import { namespaceOf, type ReadCommand } from './command.ts'
import { parseQuery } from './query-options.ts'

export const countCommand: ReadCommand = {
  kind: 'read',
  known: ['collation', 'fields', 'hint', 'limit', 'query', 'skip'],
  run(call, source) {
    const collection = findCollection(source.view, namespaceOf(call))
    if (!collection) return { n: 0, ok: 1 }
    const query = parseQuery(call.command, { filter: 'query' })
    const isEverything = query.filter.type === 'all' && query.filter.filters.length === 0 && !query.skip && !query.limit
    const all = prefixRange(idPrefix(Tag.Record, collection.id))
    return { n: isEverything ? source.view.count(all) : count(source, collection, query), ok: 1 }
  },
}

export const distinctCommand: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  known: ['collation', 'hint', 'key', 'query'],
  run(call, source) {
    const { key } = call.command
    if (key === undefined)
      throw new MongoError('Location40414', "BSON field 'distinct.key' is missing but a required field")
    if (typeof key !== 'string' || key === '')
      throw new MongoError('TypeMismatch', "Field 'key' must be a non-empty string")
    const collection = findCollection(source.view, namespaceOf(call))
    if (!collection) return { values: [], ok: 1 }
    const parts = partsOf(key)
    const query = parseQuery(call.command, { filter: 'query' })
    const writer = new KeyWriter(foldFor(query.collation))
    const values = new Map<string, unknown>()
    for (const { bytes } of find(source, collection, query)) {
      for (const value of valuesAt(decode(bytes), parts).values) {
        if (value === undefined || value === emptyArray) continue
        const equal = writer.reset().value(value).take().toString('latin1')
        if (!values.has(equal)) values.set(equal, value)
      }
    }
    const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
    return { values: sorted, ok: 1 }
  },
}
