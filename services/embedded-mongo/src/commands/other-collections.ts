import type { OtherCollections } from '../aggregation/lookup.ts'
import { decode, toPlainDoc } from '../bson/codec.ts'
import { parseFilter } from '../matching/filter.ts'
import { find } from '../query/find.ts'
import type { Source } from '../query/walk.ts'
import { findCollection } from '../storage/catalog.ts'
import { namespace } from './command.ts'

/** The collections of a database as `$lookup` and its like read them. */
export function otherCollections(database: string, source: Source): OtherCollections {
  const collectionNamed = (name: string) => findCollection(source.view, namespace(database, name))
  return {
    find(name, query) {
      const collection = collectionNamed(name)
      if (!collection) return []
      const found = find(source, collection, { filter: parseFilter(query), sort: [] })
      return Array.from(found, ({ bytes }) => toPlainDoc(decode(bytes)))
    },
    hasIndexOn: (name, field) =>
      collectionNamed(name)?.indexes.some(
        ({ key, sparse, partialFilterExpression, collation, text }) =>
          key[0]?.[0] === field && !text && !sparse && !partialFilterExpression && !collation,
      ) ?? false,
  }
}
