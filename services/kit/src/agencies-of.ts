import type { Model, mongo, Types } from 'mongoose'
import { agenciesIn } from './audit/agencies.ts'

/**
 * The agencies that have records of a model, for a job that belongs to none; its indexes begin with `agencyId`.
 * @example for await (const agencyId of agenciesOf(Renewal)) await inTenantScope(agencyId, () => remind())
 */
export async function* agenciesOf(model: Model<never>): AsyncGenerator<string> {
  const records = model.collection as unknown as mongo.Collection<{ agencyId: Types.ObjectId }>
  for await (const agencyId of agenciesIn(records)) yield String(agencyId)
}
