import { defineTenantModel, fold, searchWords } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { CertificateHolder } from '../record/certificate-snapshot.ts'

/** Everyone you’ve issued certificates to, once whatever way the name is written; the form proposes them. */
export interface HolderRecord extends CertificateHolder {
  _id: Types.ObjectId
  /** Counts what is said of it; certificates that it gets change nothing of that. */
  version: number
  sortName: string
  /** Folded name and address: equal ones are one holder. */
  key: string
  words: string[]
  certificateCount: number
  /** Null once the certificates are gone with their accounts. */
  lastIssuedAt: Date | null
}

const schema = new Schema<HolderRecord>({
  version: { type: Number, required: true, default: 1 },
  name: { type: String, required: true },
  address: {
    type: new Schema(
      { line1: String, line2: String, city: String, zone: String, postalCode: String },
      { _id: false, id: false },
    ),
    required: true,
  },
  sortName: { type: String, required: true },
  key: { type: String, required: true },
  words: { type: [String], required: true, select: false },
  certificateCount: { type: Number, required: true, default: 0 },
  lastIssuedAt: { type: Date, default: null },
} as never)
schema.index({ agencyId: 1, key: 1 }, { unique: true })
schema.index({ agencyId: 1, sortName: 1, _id: 1 })
schema.index({ agencyId: 1, words: 1 })

export const Holder = defineTenantModel('certificateHolders', schema, { typename: 'KnownHolder' })

/** Equal ones are one holder: the first five digits of the ZIP code, the street and the name say so. */
export const keyOf = ({ name, address: { line1, postalCode } }: CertificateHolder): string =>
  [fold(name), fold(line1), postalCode.slice(0, 5)].join('|')

/** What is stored of a holder. */
export const holderFields = ({ name, address }: CertificateHolder) => ({
  name,
  address,
  sortName: fold(name),
  key: keyOf({ name, address }),
  words: searchWords(name, address.city),
})
