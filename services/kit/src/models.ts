import mongoose, { type Model, type Schema } from 'mongoose'
import { tenantPlugin } from './tenant-plugin.ts'

/**
 * The collections that belong to no single agency (quality bar 9). Everything else is a tenant model.
 * `agencies` are the tenants themselves; `agencyUsers` are found by e-mail before there is a session, as are their codes;
 * `seeds` remembers which demo data a database has got.
 */
export const globalCollections = ['agencies', 'agencyUsers', 'signInCodes', 'signInThrottles', 'seeds'] as const

type GlobalCollection = (typeof globalCollections)[number]

/**
 * A model whose records belong to agencies. The agency is added to each record and to each query by itself.
 * @throws when an index does not begin with `agencyId`: it would scan across agencies, and could not be sharded
 */
export function defineTenantModel<Item>(collection: string, schema: Schema<Item>): Model<Item> {
  tenantPlugin(schema as never)
  for (const [fields] of schema.indexes()) {
    if (Object.keys(fields)[0] !== 'agencyId') {
      throw new Error(`An index of ${collection} does not begin with agencyId: ${JSON.stringify(fields)}`)
    }
  }
  return define(collection, schema)
}

/** A model across agencies; only the collections listed in `globalCollections` may be one. */
export function defineGlobalModel<Item>(collection: GlobalCollection, schema: Schema<Item>): Model<Item> {
  return define(collection, schema)
}

/** Records carry a `version` of their own where they need one, not mongoose's `__v`. */
const define = <Item>(collection: string, schema: Schema<Item>) =>
  mongoose.model<Item>(collection, schema.set('versionKey', false), collection)
