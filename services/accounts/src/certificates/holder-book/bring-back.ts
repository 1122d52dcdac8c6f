import type { CertificateHolder } from '../record/certificate-snapshot.ts'
import { countCertificates } from './count-certificates.ts'
import { DeletedHolder, type DeletedHolderRecord } from './deleted-holder.model.ts'
import { Holder, type HolderRecord, holderFields } from './holder.model.ts'

/**
 * Puts a deleted holder back into the book as it was, with the certificates that there are of it now.
 * @param deleted read with its holder
 * @returns null where the book has one of its name and address by now
 */
export async function bringBack({ _id, holder }: DeletedHolderRecord): Promise<HolderRecord | null> {
  const fields = holderFields(holder as CertificateHolder)
  if (await Holder.exists({ key: fields.key })) return null
  await Holder.insertMany([{ ...holder, ...fields, version: holder.version + 1 }])
  await DeletedHolder.deleteOne({ _id })
  await countCertificates([_id])
  return Holder.findById(_id).lean()
}
