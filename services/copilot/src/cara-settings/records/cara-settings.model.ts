import { defineTenantModel, sealed } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type Provider, providers } from '../../models/providers/provider.ts'

/** A language model that the agency pays for itself. Its key is sealed, in a field of its own. */
export interface OwnModel {
  provider: Provider
  /** The provider’s name for it. */
  name: string
  /** Null where the provider has one address for everyone. */
  url: string | null
  /** Null: its server asks for no key. */
  keyStoredAt: Date | null
  /** The agency user who agreed to what leaves the agency. */
  consentedBy: string
  consentedAt: Date
}

/** What language models may take in a month; null: no limit. */
interface StoredLimit {
  /** Cents, an integer. */
  cost: number | null
  tokens: number | null
}

/** How Cara works for an agency. It has the id of its agency: there is one of each. */
export interface CaraSettingsRecord {
  _id: Types.ObjectId
  version: number
  /** Null: the operator’s model works, or the rules. */
  model: OwnModel | null
  monthlyLimit: StoredLimit
  isWebSearchAllowed: boolean
}

const own = new Schema(
  {
    provider: { type: String, enum: providers, required: true },
    name: { type: String, required: true },
    url: { type: String, default: null },
    keyStoredAt: { type: Date, default: null },
    consentedBy: { type: String, required: true },
    consentedAt: { type: Date, required: true },
  },
  { _id: false },
)
const limit = { type: Number, default: null }

const schema = new Schema<CaraSettingsRecord & { modelKey: string | null }>(
  {
    version: { type: Number, required: true, default: 1 },
    model: { type: own, default: null },
    modelKey: sealed(),
    monthlyLimit: { cost: limit, tokens: limit },
    isWebSearchAllowed: { type: Boolean, required: true, default: true },
  } as never,
  { timestamps: true },
)

export const CaraSettings = defineTenantModel('caraSettings', schema, { typename: 'CaraSettings' })
