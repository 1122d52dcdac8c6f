import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import { type CallStatus, callStatuses, type Sentiment, sentiments } from './enumerations.ts'

/** What lists need to know of the caller's account. */
export interface AccountCopy {
  name: string
  sortName: string
}

/** An account that a conversation may be with. */
export interface AccountSuggestion {
  accountId: string
  name: string
  /** One of `suggestionReasons`. */
  reason: string
}

export interface CallRecord {
  _id: Types.ObjectId
  version: number
  /** Who told of it, such as `retell`. Missing: someone logged it by hand. */
  provider?: string
  /** As the provider names it. */
  providerCallId?: string
  status: CallStatus
  fromName: string | null
  /** E.164. */
  fromNumber: string | null
  accountId: string | null
  account: AccountCopy | null
  /** A person chose the account, or that there is none: no number changes that. */
  isAccountChosen: boolean
  /** Accounts that it may be, for a person to decide. */
  accountSuggestions: AccountSuggestion[]
  startedAt: Date | null
  endedAt: Date | null
  /** As the provider names it, such as `user_hangup`. */
  disconnectionReason: string | null
  sentiment: Sentiment | null
  successful: boolean | null
  summary: string | null
  /** Requests that were concluded from it. */
  serviceRequestIds: string[]
  /** How many events told of it: each makes another record of it, so that two at once never miss each other. */
  eventCount: number
  lastEventAt: Date
  /** When it began, or was first heard of: lists are sorted by it. */
  timeOrder: Date
  /** The customer's folded name; lists are sorted by it. */
  sortName: string
  /** The folded words that a search looks at; only searches read them. */
  words: string[]
  createdAt: Date
  updatedAt: Date
}

const text = { type: String, default: null }
const date = { type: Date, default: null }
const required = { type: String, required: true }

const schema = new Schema<CallRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    provider: String,
    providerCallId: String,
    status: { type: String, enum: callStatuses, required: true },
    fromName: text,
    fromNumber: text,
    accountId: text,
    account: { type: new Schema({ name: required, sortName: required }, { _id: false }), default: null },
    isAccountChosen: { type: Boolean, required: true, default: false },
    accountSuggestions: [new Schema({ accountId: required, name: required, reason: required }, { _id: false })],
    startedAt: date,
    endedAt: date,
    disconnectionReason: text,
    sentiment: { type: String, enum: [...sentiments, null], default: null },
    successful: { type: Boolean, default: null },
    summary: text,
    serviceRequestIds: { type: [String], required: true, default: [] },
    eventCount: { type: Number, required: true, default: 0 },
    lastEventAt: { type: Date, required: true },
    timeOrder: { type: Date, required: true },
    sortName: { type: String, default: '' },
    words: { type: [String], required: true, select: false },
  } as never,
  { timestamps: true },
)
for (const order of ['timeOrder', 'sortName']) {
  schema.index({ agencyId: 1, [order]: 1, _id: 1 })
  schema.index({ agencyId: 1, status: 1, [order]: 1, _id: 1 })
}
schema.index({ agencyId: 1, words: 1 })
schema.index({ agencyId: 1, accountId: 1, timeOrder: 1 })
schema.index({ agencyId: 1, serviceRequestIds: 1 })
// Calls that should have ended.
schema.index({ agencyId: 1, status: 1, lastEventAt: 1 })
schema.index(
  { agencyId: 1, provider: 1, providerCallId: 1 },
  { unique: true, partialFilterExpression: { providerCallId: { $exists: true } } as never },
)

/** A client's call, answered by Cara or logged by hand. */
export const Call = defineTenantModel('calls', schema, { typename: 'Call', refersTo: { Account: 'accountId' } })
