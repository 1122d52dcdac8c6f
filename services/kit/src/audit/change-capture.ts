import mongoose, { type Document, type Model, type mongo, type Query, type Schema } from 'mongoose'
import { always } from '../always.ts'
import { currentMutation, type Mutation } from '../current-mutation/current-mutation.ts'
import { isRecordedScope } from '../scope.ts'

const single = ['updateOne', 'replaceOne', 'deleteOne', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete']
const many = ['updateMany', 'deleteMany']

/**
 * Notes every record that a model writes, as it was before, in the mutation's change log: no resolver can forget it.
 * Where everything must be recorded, a write outside of a mutation throws.
 */
export function captureChanges(schema: Schema): void {
  schema.pre(
    single as unknown as 'updateOne',
    always(async function (this: Query<unknown, unknown>) {
      const mutation = mutationOfWrite(this.model)
      if (mutation) await noteOne(mutation, this)
    }),
  )
  schema.pre(
    many as unknown as 'updateMany',
    always(async function (this: Query<unknown, unknown>) {
      const mutation = mutationOfWrite(this.model)
      if (!mutation) return
      const found = await stored(mutation, this.model, castFilter(this)).toArray()
      for (const record of found) mutation.changes.note(this.model, record['_id'], record)
      if (found.length === 0) noteUpsert(mutation, this)
    }),
  )
  schema.pre(
    'save',
    always(async function (this: Document) {
      const model = this.constructor as Model<unknown>
      const mutation = mutationOfWrite(model)
      if (!mutation) return
      const before = this.isNew ? null : await stored(mutation, model, { _id: this._id }).next()
      if (this.isNew || before) mutation.changes.note(model, this._id, before)
    }),
  )
  schema.pre(
    'insertMany',
    always(function (this: Model<unknown>, documents: unknown) {
      const mutation = mutationOfWrite(this)
      if (!mutation) return
      for (const document of [documents].flat()) mutation.changes.note(this, idFor(document as Identified), null)
    }),
  )
  schema.pre(
    'bulkWrite',
    always(async function (this: Model<unknown>, operations: unknown) {
      const mutation = mutationOfWrite(this)
      if (!mutation) return
      for (const operation of operations as Record<string, BulkOperation>[]) {
        for (const part of Object.values(operation)) await noteBulk(mutation, this, part)
      }
    }),
  )
}

interface Identified {
  _id?: unknown
}

interface BulkOperation {
  document?: Identified
  replacement?: Identified
  update?: Record<string, Record<string, unknown>>
  filter?: Record<string, unknown>
  upsert?: boolean
}

function mutationOfWrite(model: Model<unknown>): Mutation | undefined {
  const mutation = currentMutation()
  if (!mutation && isRecordedScope()) {
    throw new Error(`${model.modelName} was written outside of a mutation: the change would go unrecorded.`)
  }
  return mutation
}

const stored = (mutation: Mutation, model: Model<unknown>, filter: object, options: mongo.FindOptions = {}) =>
  model.collection.find(filter as never, { ...options, session: mutation.session })

const castFilter = (query: Query<unknown, unknown>) => query.cast(query.model as never, { ...query.getFilter() })

/** The operation is bound to the record that was noted: which one of several it takes is not left to a second look. */
async function noteOne(mutation: Mutation, query: Query<unknown, unknown>) {
  const { sort, collation } = query.getOptions() as unknown as mongo.FindOptions
  const options = { limit: 1, ...(sort && { sort }), ...(collation && { collation }) }
  const before = await stored(mutation, query.model, castFilter(query), options).next()
  if (!before) return noteUpsert(mutation, query)
  mutation.changes.note(query.model, before._id, before)
  query.where({ _id: before._id })
}

/** A record that an update is about to create gets its id here, so that it can be noted. */
function noteUpsert(mutation: Mutation, query: Query<unknown, unknown>) {
  if (!query.getOptions().upsert) return
  const update = (query.getUpdate() ?? {}) as Record<string, Record<string, unknown>>
  const operation = (query as unknown as { op: string }).op
  const given = query.getFilter()['_id'] as unknown
  const id = given ?? new mongoose.Types.ObjectId()
  if (given === undefined) {
    const isReplacement = operation === 'replaceOne' || operation === 'findOneAndReplace'
    query.setUpdate(isReplacement ? { ...update, _id: id } : withIdOnInsert(update, id))
  }
  mutation.changes.note(query.model, id, null)
}

const withIdOnInsert = (update: Record<string, Record<string, unknown>>, id: unknown) => ({
  ...update,
  $setOnInsert: { ...update['$setOnInsert'], _id: id },
})

function idFor(document: Identified): unknown {
  document._id ??= new mongoose.Types.ObjectId()
  return document._id
}

async function noteBulk(mutation: Mutation, model: Model<unknown>, operation: BulkOperation) {
  if (operation.document) return mutation.changes.note(model, idFor(operation.document), null)
  const filter = castFilter(model.find(operation.filter ?? {}) as never)
  // Operations of one batch follow each other, so which of several records each takes is not known yet: all are noted.
  const found = await stored(mutation, model, filter).toArray()
  for (const record of found) mutation.changes.note(model, record['_id'], record)
  if (found.length > 0 || !operation.upsert) return
  const given = operation.filter?.['_id']
  const id = given ?? new mongoose.Types.ObjectId()
  if (given === undefined && operation.replacement) operation.replacement._id = id
  else if (given === undefined) operation.update = withIdOnInsert(operation.update ?? {}, id)
  mutation.changes.note(model, id, null)
}
