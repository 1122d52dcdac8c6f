import { defineTenantModel, type MailingAddress } from '@coverdesk/kit'
import { Schema, type SchemaDefinition, type Types } from 'mongoose'
import { type RequestState, type RequestType, requestStates, requestTypes } from './enumerations.ts'

/** What lists need to know of the client's account. */
export interface AccountCopy {
  name: string
  sortName: string
}

export interface ResolutionFile {
  fileId: string
  name: string
  mimeType: string
  size: number
}

/** What a request asks for, by its type. The client's words never change. */
export interface RequestBlocks {
  addAdditionalInsured: { name: string; relationship: string | null; address: MailingAddress | null } | null
  cancelPolicy: { reason: string | null } | null
  createCertificate: {
    name: string
    address: MailingAddress | null
    additionalInsured: boolean
    additionalInsuredRelationship: string | null
    additionalInsuredRelationshipDescription: string | null
  } | null
  documentRequest: { type: string | null } | null
  question: { question: string; type: string | null } | null
}

export interface ServiceRequestRecord extends RequestBlocks {
  _id: Types.ObjectId
  /** Of what staff change; a comment makes no new one. */
  version: number
  /** The number of the newest entry of the version log. */
  logVersion: number
  type: RequestType
  state: RequestState
  accountId: string | null
  account: AccountCopy | null
  businessPolicyId: string | null
  clientName: string | null
  clientEmail: string | null
  clientPhone: string | null
  details: string | null
  assigneeId: string | null
  assigneeName: string | null
  dueAt: Date | null
  resolution: { notes: string; files: ResolutionFile[] } | null
  closedAt: Date | null
  /** The customer's folded name; lists are sorted by it. */
  sortName: string
  /** When it is due, or the end of time: lists are sorted by it. */
  dueOrder: Date
  /** The folded words that a search looks at; only searches read them. */
  words: string[]
  createdAt: Date
  updatedAt: Date
}

const part = (fields: SchemaDefinition) => new Schema(fields, { _id: false, id: false, minimize: false })
const text = { type: String, default: null }
const required = { type: String, required: true }
const maybe = (fields: SchemaDefinition) => ({ type: part(fields), default: null })
const address = maybe({ line1: required, line2: text, city: required, zone: required, postalCode: required })
const date = { type: Date, default: null }

const schema = new Schema<ServiceRequestRecord>(
  {
    version: { type: Number, required: true, default: 1 },
    logVersion: { type: Number, required: true, default: 1 },
    type: { type: String, enum: requestTypes, required: true },
    state: { type: String, enum: requestStates, required: true, default: 'OPEN' },
    accountId: text,
    account: maybe({ name: required, sortName: required }),
    businessPolicyId: text,
    clientName: text,
    clientEmail: text,
    clientPhone: text,
    details: text,
    addAdditionalInsured: maybe({ name: required, relationship: text, address }),
    cancelPolicy: maybe({ reason: text }),
    createCertificate: maybe({
      name: required,
      address,
      additionalInsured: { type: Boolean, required: true },
      additionalInsuredRelationship: text,
      additionalInsuredRelationshipDescription: text,
    }),
    documentRequest: maybe({ type: text }),
    question: maybe({ question: required, type: text }),
    assigneeId: text,
    assigneeName: text,
    dueAt: date,
    resolution: maybe({
      notes: { type: String, default: '' },
      files: [part({ fileId: required, name: required, mimeType: required, size: { type: Number, required: true } })],
    }),
    closedAt: date,
    sortName: { type: String, default: '' },
    dueOrder: { type: Date, required: true },
    words: { type: [String], required: true, select: false },
  } as never,
  { timestamps: true, minimize: false },
)

// A list in each order, for both states and for either.
for (const order of ['createdAt', 'dueOrder', 'sortName']) {
  schema.index({ agencyId: 1, [order]: 1, _id: 1 })
  schema.index({ agencyId: 1, state: 1, [order]: 1, _id: 1 })
}
for (const narrowed of ['assigneeId', 'accountId', 'businessPolicyId', 'type']) {
  schema.index({ agencyId: 1, [narrowed]: 1, createdAt: 1, _id: 1 })
}
schema.index({ agencyId: 1, words: 1 })

/** Something a client asks the agency to do, from its arrival to its resolution. */
export const ServiceRequest = defineTenantModel('serviceRequests', schema, {
  typename: 'ServiceRequest',
  refersTo: { Account: 'accountId' },
})
