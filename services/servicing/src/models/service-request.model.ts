import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import {
  type EmailState,
  emailStates,
  type FieldNoteKind,
  fieldNoteKinds,
  type RequestState,
  type RequestType,
  requestStates,
  requestTypes,
  type SourceType,
  sourceTypes,
  type WaitingParty,
  waitingParties,
} from './enumerations.ts'
import { maybe, part, type RequestWords, required, text, wordFields } from './request-words.ts'

/** What lists need to know of the client's account. */
export interface AccountCopy {
  name: string
  sortName: string
}

export interface RequestFile {
  fileId: string
  name: string
  mimeType: string
  size: number
}

/** A certificate that was issued for the request, with its document. */
export interface RequestCertificate extends RequestFile {
  certificateId: string
  certificateNumber: string
}

/** How the resolution was mailed to the client. */
export interface ResolutionEmail {
  /** Of this one mail; another one has another id. */
  id: string
  to: string
  subject: string
  message: string
  state: EmailState
  sentAt: Date | null
}

export interface Resolution {
  notes: string
  files: RequestFile[]
  email: ResolutionEmail | null
}

/** How a request was resolved before it was reopened. */
export interface EarlierResolution extends Resolution {
  closedAt: Date
}

export interface Waiting {
  on: WaitingParty
  /** Day of the agency's calendar. */
  followUpOn: string
  note: string | null
  since: Date
}

/** What a person should know of a field that the product filled in, or left empty. */
export interface FieldNote {
  /** Such as `createCertificate.name`. */
  path: string
  /** `UNCLEAR`: empty, as the client’s words aren’t certain. `DIFFERS`: it isn’t what was asked before. */
  kind: FieldNoteKind
  /** The client’s words. */
  quote: string | null
  /** What was asked before. */
  before: string | null
}

export interface RequestSource {
  type: SourceType
  id: string
  sentence: string
  /** 0 to 1. */
  confidence: number
}

/** The words are the client's: they never change. What staff know better is beside them. */
export interface ServiceRequestRecord extends RequestWords {
  _id: Types.ObjectId
  /** Of what staff change; a comment makes no new one. */
  version: number
  /** The number of the newest entry of the version log. */
  logVersion: number
  state: RequestState
  /** The words as staff corrected them, all of them. Null: nothing was corrected. */
  correction: RequestWords | null
  accountId: string | null
  account: AccountCopy | null
  businessPolicyId: string | null
  assigneeId: string | null
  assigneeName: string | null
  dueAt: Date | null
  isLoss: boolean
  /** The client complains, or asks once more. Requests from before it was kept have none. */
  isComplaint?: boolean
  /** Of fields that the product filled in or left empty. */
  fieldNotes?: FieldNote[]
  waiting: Waiting | null
  duplicateOfId: Types.ObjectId | null
  /** How many were marked as duplicates of this one. */
  duplicateCount: number
  signedRequest: RequestFile | null
  certificates: RequestCertificate[]
  /** Kept by staff; the client never gets them. Requests from before they were kept have none. */
  documents?: RequestFile[]
  resolution: Resolution | null
  /** The newest last; a request that was never reopened has none. */
  earlierResolutions?: EarlierResolution[]
  closedAt: Date | null
  source: RequestSource | null
  /** Of a source: the same one makes one request. */
  sourceKey?: string
  /** The type as corrected; lists are narrowed by it. */
  currentType: RequestType
  isWaiting: boolean
  /** The customer's folded name; lists are sorted by it. */
  sortName: string
  /** When it is due, or the end of time: lists are sorted by it. */
  dueOrder: Date
  /** The type, then when it is due. */
  typeOrder: string
  /** The assignee, or no one at the end; then when it is due. */
  assigneeOrder: string
  /** The policy that an open request is about: while there is one, the policy can’t be deleted. */
  openPolicyId: string | null
  /** The endings of the folded words that a search looks at; only searches read them. */
  wordEndings: string[]
  createdAt: Date
  updatedAt: Date
}

const date = { type: Date, default: null }
/** How a file of a request is stored. */
export const fileFields = {
  fileId: required,
  name: required,
  mimeType: required,
  size: { type: Number, required: true },
}

const resolutionFields = {
  notes: { type: String, default: '' },
  files: [part(fileFields)],
  email: maybe({
    id: required,
    to: required,
    subject: required,
    message: required,
    state: { type: String, enum: emailStates, required: true },
    sentAt: date,
  }),
}

const schema = new Schema<ServiceRequestRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    logVersion: { type: Number, required: true, default: 1 },
    state: { type: String, enum: requestStates, required: true, default: 'OPEN' },
    ...wordFields,
    correction: maybe(wordFields),
    accountId: text,
    account: maybe({ name: required, sortName: required }),
    businessPolicyId: text,
    assigneeId: text,
    assigneeName: text,
    dueAt: date,
    isLoss: { type: Boolean, required: true, default: false },
    isComplaint: { type: Boolean, default: undefined },
    fieldNotes: {
      type: [
        part({
          path: required,
          kind: { type: String, enum: fieldNoteKinds, required: true },
          quote: text,
          before: text,
        }),
      ],
      default: undefined,
    },
    waiting: maybe({
      on: { type: String, enum: waitingParties, required: true },
      followUpOn: required,
      note: text,
      since: { type: Date, required: true },
    }),
    duplicateOfId: { type: Schema.Types.ObjectId, default: null },
    duplicateCount: { type: Number, required: true, default: 0 },
    signedRequest: maybe(fileFields),
    documents: { type: [part(fileFields)], default: undefined },
    certificates: [part({ certificateId: required, certificateNumber: required, ...fileFields })],
    resolution: maybe(resolutionFields),
    earlierResolutions: [part({ ...resolutionFields, closedAt: { type: Date, required: true } })],
    closedAt: date,
    source: maybe({
      type: { type: String, enum: sourceTypes, required: true },
      id: required,
      sentence: required,
      confidence: { type: Number, required: true },
    }),
    sourceKey: String,
    currentType: { type: String, enum: requestTypes, required: true },
    isWaiting: { type: Boolean, required: true, default: false },
    sortName: { type: String, default: '' },
    dueOrder: { type: Date, required: true },
    typeOrder: required,
    assigneeOrder: required,
    openPolicyId: text,
    wordEndings: { type: [String], required: true, select: false },
  } as never,
  { timestamps: true, minimize: false },
)

// A list in each order, for both states and for either.
for (const order of ['createdAt', 'dueOrder', 'sortName', 'typeOrder', 'assigneeOrder']) {
  schema.index({ agencyId: 1, [order]: 1, _id: 1 })
  schema.index({ agencyId: 1, state: 1, [order]: 1, _id: 1 })
}
for (const narrowed of ['assigneeId', 'accountId', 'businessPolicyId', 'currentType']) {
  schema.index({ agencyId: 1, [narrowed]: 1, createdAt: 1, _id: 1 })
}
// What someone has to do, by when it is due.
schema.index({ agencyId: 1, assigneeId: 1, state: 1, dueOrder: 1, _id: 1 })
schema.index({ agencyId: 1, isWaiting: 1, dueOrder: 1, _id: 1 })
schema.index({ agencyId: 1, isLoss: 1, createdAt: 1, _id: 1 })
schema.index(
  { agencyId: 1, isComplaint: 1, createdAt: 1, _id: 1 },
  { partialFilterExpression: { isComplaint: true } as never },
)
schema.index({ agencyId: 1, duplicateOfId: 1, createdAt: 1, _id: 1 })
schema.index({ agencyId: 1, wordEndings: 1 })
schema.index(
  { agencyId: 1, sourceKey: 1 },
  { unique: true, partialFilterExpression: { sourceKey: { $exists: true } } as never },
)

/** Something a client asks the agency to do, from its arrival to its resolution. */
export const ServiceRequest = defineTenantModel('serviceRequests', schema, {
  typename: 'ServiceRequest',
  refersTo: { Account: 'accountId', BusinessPolicy: 'openPolicyId' },
})
