import { inTurn, type JobDefinition } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { issueCertificate } from '../issue/issue-certificate.ts'
import { Certificate } from '../record/certificate.model.ts'
import { endReissue, type ReissueWork } from './end-reissue.ts'
import { Reissue, ReissueItem, type ReissueItemRecord, tellReissue } from './reissue.model.ts'

/** Issues one certificate a transaction: whoever dies in the middle leaves whole ones, and none is issued twice. */
export const runReissue: JobDefinition = {
  name: 'certificate-reissue',
  onDead: payload =>
    endReissue(payload as ReissueWork, {
      state: 'FAILED',
      failure:
        'Some certificates are not issued. Reissue those that are left: what is issued already is not among them.',
    }),
  async run({ payload, step, signal }) {
    const work = payload as ReissueWork
    const waiting = await ReissueItem.find({ reissueId: work.reissueId, takenId: { $exists: true } }, { _id: 1 })
      .sort({ place: 1 })
      .lean()
    for (const { _id } of waiting) {
      const isOpen = await inTurn(signal, () => step(`issue ${_id}`, () => issueItem(work, _id)))
      if (!isOpen) return
    }
    await step('done', () => endReissue(work, { state: 'DONE' }))
  },
}

/** @returns false when someone ended the run meanwhile */
async function issueItem({ reissueId, version }: ReissueWork, itemId: Types.ObjectId): Promise<boolean> {
  const run = await Reissue.findOne({ _id: reissueId, version, state: 'ISSUING' }).lean()
  if (!run) return false
  const item = await ReissueItem.findById(itemId).select('+draft').lean()
  if (!item?.draft) return true
  const { accountId, createdById } = run
  const certificate = await issueCertificate({
    ...item.draft,
    ...{ accountId, createdById, reissueId: run._id },
    ...{ replacesId: item.replacedId, replacesNumber: item.replacedNumber },
  })
  await tellReplaced(item, certificate)
  const { _id: certificateId, certificateNumber, fileId, fileName } = certificate
  await ReissueItem.updateOne(
    { _id: itemId },
    { $set: { certificateId, certificateNumber, fileId, fileName }, $unset: { takenId: 1, draft: 1 } },
  )
  await Reissue.updateOne({ _id: run._id }, { $inc: { issued: 1 } })
  tellReissue(run._id, null)
  return true
}

/** The former one says what was issued in its place. */
async function tellReplaced(
  { replacedId }: ReissueItemRecord,
  { _id, certificateNumber }: { _id: Types.ObjectId; certificateNumber: string },
) {
  await Certificate.updateOne(
    { _id: replacedId },
    { $set: { replacedById: _id, replacedByNumber: certificateNumber }, $inc: { version: 1 } },
  )
}
