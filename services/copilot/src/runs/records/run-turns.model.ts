import { defineTenantModel } from '@coverdesk/kit'
import { Schema } from 'mongoose'

/** One record per agency, which every start and end of a run writes: so no two of them count the same free place. */
const schema = new Schema<{ admissions: number }>({ admissions: { type: Number, required: true, default: 0 } } as never)
schema.index({ agencyId: 1 }, { unique: true })

export const RunTurns = defineTenantModel('caraRunTurns', schema, { isDerived: true })
