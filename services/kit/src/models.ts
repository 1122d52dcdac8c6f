import mongoose, { type Model, type Schema } from 'mongoose'
import { tenantPlugin } from './tenant-plugin.ts'

/**
 * The collections that belong to no single agency (quality bar 9). Everything else is a tenant model.
 * `agencies` are the tenants themselves; `agencyUsers` are found by e-mail before there is a session, as are their codes.
 */
export const globalCollections = ['agencies', 'agencyUsers', 'signInCodes', 'signInThrottles'] as const

type GlobalCollection = (typeof globalCollections)[number]

/**
 * A model whose records belong to agencies. The agency is added to each record and to each query by itself.
 * @throws when an index does not begin with `agencyId`: it would scan across agencies, and could not be sharded
 */
export function defineTenantModel<Record>(collection: string, schema: Schema<Record>): Model<Record> {
  schema.plugin(tenantPlugin as (schema: Schema<Record>) => void)
  for (const [fields] of schema.indexes()) {
    if (Object.keys(fields)[0] !== 'agencyId') {
      throw new Error(`An index of ${collection} does not begin with agencyId: ${JSON.stringify(fields)}`)
    }
  }
  return mongoose.model<Record>(collection, schema, collection)
}

/** A model across agencies; only the collections listed in `globalCollections` may be one. */
export function defineGlobalModel<Record>(collection: GlobalCollection, schema: Schema<Record>): Model<Record> {
  return mongoose.model<Record>(collection, schema, collection)
}
