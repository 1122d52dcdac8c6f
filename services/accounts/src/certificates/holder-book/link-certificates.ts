import { agenciesOf, inTenantScope, type JobDefinition } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Certificate, type CertificateRecord } from '../record/certificate.model.ts'
import { countCertificates } from './count-certificates.ts'
import { Holder, holderFields, keyOf } from './holder.model.ts'

/** So many certificates are one transaction. */
const portion = 50

/**
 * Links certificates with whom they are for. Those that were issued before holders were counted are not, nor are those that a
 * process of the former release issues while it still runs.
 */
export const linkCertificates: JobDefinition = {
  name: 'certificate-holder-links',
  every: '1 day',
  async run({ step }) {
    const look = new Date().toISOString()
    for await (const agencyId of agenciesOf(Certificate as never)) {
      await inTenantScope(agencyId, async () => {
        if (await Holder.exists({ version: null })) await step(`${agencyId} ${look} versions`, countFromHere)
        for (let number = 1; await Certificate.exists({ holderId: null }); number += 1) {
          await step(`${agencyId} ${look} ${number}`, linkPortion)
        }
      })
    }
  },
}

/** Those of before have neither versions nor counts. */
async function countFromHere(): Promise<void> {
  await Holder.updateMany({ version: null }, { $set: { version: 1, certificateCount: 0, lastIssuedAt: null } })
}

async function linkPortion(): Promise<void> {
  const unlinked = await Certificate.find({ holderId: null }, { holder: 1, createdAt: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .limit(portion)
    .lean()
  const byKey = new Map<string, typeof unlinked>()
  for (const certificate of unlinked) {
    const key = keyOf(certificate.holder)
    byKey.set(key, [...(byKey.get(key) ?? []), certificate])
  }
  const known = await Holder.find({ key: { $in: [...byKey.keys()] } }, { key: 1 }).lean()
  const ids = new Map(known.map(({ key, _id }) => [key, _id]))
  for (const [key, certificates] of byKey) {
    const holderId = ids.get(key) ?? (await addHolderOf(certificates))
    await Certificate.updateMany(
      { _id: { $in: certificates.map(({ _id }) => _id) } },
      { $set: { holderId } },
      { timestamps: false },
    )
    await countCertificates([holderId])
  }
}

/** The certificates are all that is left of it. */
async function addHolderOf(certificates: readonly Pick<CertificateRecord, 'holder'>[]) {
  const _id = new Types.ObjectId()
  const newest = certificates.at(-1)
  if (newest) await Holder.insertOne({ _id, ...holderFields(newest.holder) })
  return _id
}
