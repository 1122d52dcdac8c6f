import { defineTenantModel } from '@coverdesk/kit'
import { Schema } from 'mongoose'

const schema = new Schema<{ filed: number }>({ filed: { type: Number, required: true, default: 0 } } as never)
schema.index({ agencyId: 1 }, { unique: true })

const FilingTurn = defineTenantModel('filingTurns', schema, { isDerived: true })

/**
 * Mails of an agency are put into their threads one after the other: of two at once, the second one is done again and finds the
 * thread that the first one began, because both write this record. First thing in a mutation.
 */
export async function takeFilingTurn(): Promise<void> {
  await FilingTurn.updateOne({}, { $inc: { filed: 1 } }, { upsert: true })
}
