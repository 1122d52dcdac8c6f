import mongoose, { type Model, type Schema } from 'mongoose'
import { captureChanges } from './audit/change-capture.ts'
import { type Recording, setRecording } from './audit/recording.ts'
import { secretPaths } from './audit/secret-fields.ts'
import { expiryIndexes, type globalCollections } from './global-collections.ts'
import { tenantPlugin } from './tenant-plugin.ts'

type GlobalCollection = keyof typeof globalCollections

/** What else a model declares. */
interface ModelOptions {
  /** The GraphQL type of its records: each change then emits an event (`AccountUpdated`) in its transaction. */
  typename?: string
  /**
   * Which records of other areas a record belongs to: `{ Account: 'accountId' }`. As long as there is one, they are not
   * deleted (`closeReferences`); what is deleted can't be named.
   */
  refersTo?: Readonly<Record<string, string>>
  /**
   * Its records are made from files or other records, and made again at any time, such as a search index. Their changes are
   * neither audited nor told; they still join the transaction of a mutation. By default false.
   */
  isDerived?: boolean
}

/**
 * A model whose records belong to agencies. The agency is added to each record and to each query by itself, and what a
 * mutation changes is audited; schema fields with `secret: true` are left out there.
 * @throws when an index does not begin with `agencyId`: it would scan across agencies, and could not be sharded. One that
 * removes what is over is listed in `expiryIndexes`
 * @example export const Account = defineTenantModel('accounts', schema, { typename: 'Account' })
 */
export function defineTenantModel<Item>(
  collection: string,
  schema: Schema<Item>,
  { typename, refersTo, isDerived = false }: ModelOptions = {},
): Model<Item> {
  if (isDerived && typename)
    throw new Error(`${collection} is derived, so its changes can't be told: leave its typename out.`)
  if (refersTo && !typename) throw new Error(`${collection} refers to others, so its records need a typename.`)
  tenantPlugin(schema as never)
  for (const [fields, { expireAfterSeconds }] of schema.indexes()) {
    const [first] = Object.keys(fields)
    if (expireAfterSeconds !== undefined && first === expiryOf(collection)) continue
    if (first !== 'agencyId') {
      throw new Error(`An index of ${collection} does not begin with agencyId: ${JSON.stringify(fields)}`)
    }
  }
  if (!isDerived) recordChangesOf(schema, { typename, refersTo, agencyOf: ({ agencyId }) => agencyId })
  return define(collection, schema)
}

/**
 * A model across agencies; only the collections listed in `globalCollections` may be one.
 * @param options.agencyOf whose audit trail a record belongs to, where it is someone's; its changes are then audited, too
 * @example defineGlobalModel('agencyUsers', schema, { agencyOf: ({ agencyId }) => agencyId })
 */
export function defineGlobalModel<Item>(
  collection: GlobalCollection,
  schema: Schema<Item>,
  { typename, agencyOf }: Omit<ModelOptions, 'refersTo' | 'isDerived'> & { agencyOf?: Recording['agencyOf'] } = {},
): Model<Item> {
  if (agencyOf) recordChangesOf(schema, { typename, agencyOf })
  return define(collection, schema)
}

const expiryOf = (collection: string): string | undefined =>
  (expiryIndexes as Record<string, readonly string[]>)[collection]?.[0]

/** Records carry a `version` of their own where they need one, not mongoose's `__v`. */
const define = <Item>(collection: string, schema: Schema<Item>) =>
  mongoose.model<Item>(collection, schema.set('versionKey', false), collection)

function recordChangesOf<Item>(schema: Schema<Item>, recording: Omit<Recording, 'secrets'>) {
  setRecording(schema as never, { ...recording, secrets: secretPaths(schema as never) })
  captureChanges(schema as never)
}
