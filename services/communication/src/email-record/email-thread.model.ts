import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { AccountCopy, AccountSuggestion } from '../call-record/call.model.ts'
import { type Sentiment, sentiments } from '../call-record/enumerations.ts'
import { type ParticipantRole, participantRoles, type SessionState, sessionStates } from './enumerations.ts'

export interface EmailThreadRecord {
  _id: Types.ObjectId
  /** Counts mails, and what people change; what is found out about it makes no new one. */
  version: number
  /** In the address that answers go to: 20 random digits and letters, so that no one writes into a thread by guessing. */
  token: string
  /** The agency's address that it came to; null: it began before the agency had one. */
  agencyAddress: string | null
  /** Who it is with: in lower case. */
  fromEmail: string
  fromName: string | null
  subject: string
  state: SessionState
  waitingFor: ParticipantRole
  accountId: string | null
  account: AccountCopy | null
  /** A person chose the account, or that there is none: no address changes that. */
  isAccountChosen: boolean
  accountSuggestions: AccountSuggestion[]
  /** Whether its account was found without the sender’s address: no contact of it has it. Older threads have none. */
  isSenderUnknown?: boolean
  /** Requests that were concluded from it. */
  serviceRequestIds: string[]
  summary: string | null
  sentiment: Sentiment | null
  workspaceId: string | null
  /** How often what is asked for in it has changed, so that two changes at once never miss each other. */
  askChanges: number
  /** When something was last written, or the state was changed: lists are sorted by it. */
  timeOrder: Date
  /** The customer's folded name, and the folded subject; lists are sorted by them. */
  sortName: string
  sortSubject: string
  /** The folded words that a search looks at; only searches read them. */
  words: string[]
  createdAt: Date
  updatedAt: Date
}

const text = { type: String, default: null }
const required = { type: String, required: true }

const schema = new Schema<EmailThreadRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    token: required,
    agencyAddress: text,
    fromEmail: required,
    fromName: text,
    subject: { type: String, default: '' },
    state: { type: String, enum: sessionStates, required: true, default: 'ACTIVE' },
    waitingFor: { type: String, enum: participantRoles, required: true },
    accountId: text,
    account: { type: new Schema({ name: required, sortName: required }, { _id: false }), default: null },
    isAccountChosen: { type: Boolean, required: true, default: false },
    accountSuggestions: {
      type: [new Schema({ accountId: required, name: required, reason: required }, { _id: false })],
      required: true,
      default: [],
    },
    isSenderUnknown: { type: Boolean, default: undefined },
    serviceRequestIds: { type: [String], required: true, default: [] },
    summary: text,
    sentiment: { type: String, enum: [...sentiments, null], default: null },
    workspaceId: text,
    askChanges: { type: Number, required: true, default: 0 },
    timeOrder: { type: Date, required: true },
    sortName: { type: String, default: '' },
    sortSubject: { type: String, default: '' },
    words: { type: [String], required: true, select: false },
  } as never,
  { timestamps: true },
)
for (const order of ['timeOrder', 'sortName', 'sortSubject']) schema.index({ agencyId: 1, [order]: 1, _id: 1 })
schema.index({ agencyId: 1, state: 1, timeOrder: 1, _id: 1 })
schema.index({ agencyId: 1, waitingFor: 1, timeOrder: 1, _id: 1 })
schema.index({ agencyId: 1, words: 1 })
schema.index({ agencyId: 1, accountId: 1, timeOrder: 1 })
schema.index({ agencyId: 1, serviceRequestIds: 1 })
schema.index({ agencyId: 1, token: 1 }, { unique: true })

/** Mails that belong together. */
export const EmailThread = defineTenantModel('emailThreads', schema, {
  typename: 'EmailThread',
  refersTo: { Account: 'accountId' },
})
