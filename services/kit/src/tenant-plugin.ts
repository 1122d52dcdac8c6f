import mongoose, { type Aggregate, type Document, type Query, type Schema } from 'mongoose'
import { always } from './always.ts'
import { currentAgencyId, TenantScopeError } from './scope.ts'

const queries = [
  'find',
  'findOne',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'countDocuments',
  'distinct',
] as const

const replacements = ['findOneAndReplace', 'replaceOne']

/** Stages that read or write other collections, where the plugin's own `$match` does not reach. */
const foreignStages = ['$lookup', '$graphLookup', '$unionWith', '$merge', '$out']

/**
 * Binds a schema to the agency of the current scope (quality bar 6): every query, update, delete, aggregate and
 * write is limited to it, and throws outside of a scope.
 */
export function tenantPlugin(schema: Schema): void {
  schema.add({ agencyId: { type: mongoose.Schema.Types.ObjectId, required: true, immutable: true } })

  schema.pre(
    queries as unknown as 'find',
    always(function (this: Query<unknown, unknown>) {
      const agencyId = scopeId()
      refuseOtherAgency(this.getFilter()['agencyId'], agencyId)
      bindUpdate(this, agencyId)
      this.where({ agencyId })
    }),
  )
  schema.pre(
    'estimatedDocumentCount',
    always(() => {
      throw new TenantScopeError('estimatedDocumentCount counts every agency; use countDocuments.')
    }),
  )
  schema.pre(
    'aggregate',
    always(function (this: Aggregate<unknown>) {
      const agencyId = scopeId()
      const pipeline = this.pipeline() as unknown as Record<string, unknown>[]
      refuseForeignStages(pipeline)
      pipeline.unshift({ $match: { agencyId } })
    }),
  )
  schema.pre('validate', always(bindDocument))
  schema.pre('save', always(bindDocument))
  schema.pre(
    'insertMany',
    always((documents: unknown) => {
      for (const document of [documents].flat()) bind(document as object)
    }),
  )
  schema.pre(
    'bulkWrite',
    always((operations: unknown) => {
      for (const operation of operations as Record<string, BulkOperation>[]) {
        for (const part of Object.values(operation)) bindBulkOperation(part)
      }
    }),
  )
  schema.static('watch', () => {
    throw new TenantScopeError('watch sees every agency; subscribe to the outbox instead.')
  })
}

interface BulkOperation {
  document?: object
  replacement?: object
  filter?: Record<string, unknown>
  update?: unknown
}

const scopeId = () => new mongoose.Types.ObjectId(currentAgencyId())

function refuseOtherAgency(given: unknown, agencyId: mongoose.Types.ObjectId) {
  if (given !== undefined && String(given) !== String(agencyId)) {
    throw new TenantScopeError("An operation named another agency than its scope's.")
  }
}

function bindUpdate(query: Query<unknown, unknown>, agencyId: mongoose.Types.ObjectId) {
  const update = query.getUpdate()
  const isReplacement = replacements.includes((query as unknown as { op: string }).op)
  if (!isReplacement || !update || Array.isArray(update)) return refuseMove(update)
  refuseOtherAgency(update['agencyId'], agencyId)
  query.setUpdate({ ...update, agencyId })
}

/** A record never changes its agency, whichever operator is used. */
function refuseMove(update: unknown) {
  if (!update || typeof update !== 'object') return
  if (Array.isArray(update)) throw new TenantScopeError('A tenant model takes no pipeline updates.')
  for (const [operator, fields] of Object.entries(update)) {
    const touched = operator.startsWith('$') ? [...Object.keys(fields), ...renamed(operator, fields)] : [operator]
    if (touched.includes('agencyId')) throw new TenantScopeError('An update tried to change the agency of a record.')
  }
}

const renamed = (operator: string, fields: object) => (operator === '$rename' ? Object.values(fields) : [])

/** Also looks inside `$facet` and other nested pipelines. */
function refuseForeignStages(stages: unknown) {
  if (!stages || typeof stages !== 'object') return
  for (const [key, value] of Object.entries(stages)) {
    if (foreignStages.includes(key)) throw new TenantScopeError(`${key} leaves the tenant scope.`)
    refuseForeignStages(value)
  }
}

/** Saving writes by `_id`, past the query hooks: the agency joins the condition of that write. */
function bindDocument(this: Document) {
  bind(this)
  this.$where = { ...this.$where, agencyId: scopeId() }
}

function bind(document: object) {
  const agencyId = scopeId()
  const record = document as { agencyId?: unknown; set?: (field: string, value: unknown) => void }
  refuseOtherAgency(record.agencyId ?? undefined, agencyId)
  if (typeof record.set === 'function') record.set('agencyId', agencyId)
  else record.agencyId = agencyId
}

function bindBulkOperation(operation: BulkOperation) {
  if (operation.document) return bind(operation.document)
  if (operation.replacement) bind(operation.replacement)
  refuseMove(operation.update)
  const agencyId = scopeId()
  refuseOtherAgency(operation.filter?.['agencyId'], agencyId)
  operation.filter = { ...operation.filter, agencyId }
}
