import { defineTenantModel, fold, searchWords } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { CertificateHolder } from './certificate-snapshot.ts'

/** Whom the agency has issued certificates for, once whatever way the name is written; the form proposes them. */
export interface HolderRecord extends CertificateHolder {
  _id: Types.ObjectId
  sortName: string
  /** Folded name and address: equal ones are one holder. */
  key: string
  words: string[]
}

const schema = new Schema<HolderRecord>({
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
} as never)
schema.index({ agencyId: 1, key: 1 }, { unique: true })
schema.index({ agencyId: 1, sortName: 1, _id: 1 })
schema.index({ agencyId: 1, words: 1 })

export const Holder = defineTenantModel('certificateHolders', schema)

/** What is stored of a holder. */
export function holderFields({ name, address }: CertificateHolder) {
  const { line1, city, postalCode } = address
  return {
    name,
    address,
    sortName: fold(name),
    key: [fold(name), fold(line1), postalCode.slice(0, 5)].join('|'),
    words: searchWords(name, city),
  }
}

/** Once, with the name and address that were written last. In the transaction of the mutation. */
export async function keepHolder(holder: CertificateHolder): Promise<void> {
  const { key, ...fields } = holderFields(holder)
  await Holder.updateOne({ key }, { $set: fields }, { upsert: true })
}
