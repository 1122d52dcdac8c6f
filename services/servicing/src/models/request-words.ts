import type { MailingAddress } from '@coverdesk/kit'
import { Schema, type SchemaDefinition } from 'mongoose'
import { type RequestType, requestTypes } from './enumerations.ts'

/** What a request asks for, by its type. */
export interface RequestBlocks {
  /** A name is empty where the product isn’t certain of it. */
  addAdditionalInsured: { name: string; relationship: string | null; address: MailingAddress | null } | null
  cancelPolicy: { reason: string | null } | null
  createCertificate: {
    name: string
    address: MailingAddress | null
    additionalInsured: boolean
    /** True, or null: not asked for. Requests from before it was kept have neither. */
    waiverOfSubrogation?: true | null
    primaryNoncontributory?: true | null
    additionalInsuredRelationship: string | null
    additionalInsuredRelationshipDescription: string | null
  } | null
  documentRequest: { type: string | null } | null
  question: { question: string; type: string | null } | null
}

/** What the client says, or what staff know better. */
export interface RequestWords extends RequestBlocks {
  type: RequestType
  clientName: string | null
  clientEmail: string | null
  clientPhone: string | null
  details: string | null
}

export const part = (fields: SchemaDefinition) => new Schema(fields, { _id: false, id: false, minimize: false })
export const text = { type: String, default: null }
export const required = { type: String, required: true }
export const maybe = (fields: SchemaDefinition) => ({ type: part(fields), default: null })
/** A name that the client’s words don’t say for certain is empty. */
const name = { type: String, default: '' }
const truth = { type: Boolean, default: null }
const address = maybe({ line1: required, line2: text, city: required, zone: required, postalCode: required })

/** How words are stored. */
export const wordFields = {
  type: { type: String, enum: requestTypes, required: true },
  clientName: text,
  clientEmail: text,
  clientPhone: text,
  details: text,
  addAdditionalInsured: maybe({ name, relationship: text, address }),
  cancelPolicy: maybe({ reason: text }),
  createCertificate: maybe({
    name,
    address,
    additionalInsured: { type: Boolean, required: true },
    waiverOfSubrogation: truth,
    primaryNoncontributory: truth,
    additionalInsuredRelationship: text,
    additionalInsuredRelationshipDescription: text,
  }),
  documentRequest: maybe({ type: text }),
  question: maybe({ question: required, type: text }),
}
