import { enqueue, parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { isValidObjectId, Types } from 'mongoose'
import { unprintableTexts } from '../document/unprintable.ts'
import { maxInsurers } from '../issue/certificate.rules.ts'
import { Certificate } from '../record/certificate.model.ts'
import { Reissue, type ReissueDraft, ReissueItem, type ReissueRecord, tellNewReissue } from './reissue.model.ts'
import { startReissueInput } from './reissue.rules.ts'
import { reissuedSnapshot } from './reissued-snapshot.ts'
import { runReissue } from './run-reissue.ts'
import { readSuperseded, type SupersededCertificate, type SupersededWorld } from './superseded.ts'

/**
 * What is seen now is what will be issued, whatever changes until then.
 * @throws NOT_FOUND when there is no such account, VALIDATION_FAILED by field, SUBGRAPH_UNAVAILABLE without policies
 */
export async function startReissue({ userId }: UserCallContext, input: unknown): Promise<ReissueRecord> {
  const { accountId, certificateIds, overrideReason } = parseInput(startReissueInput, input)
  const world = await readSuperseded(accountId)
  const chosen = world.superseded.filter(({ certificate }) => certificateIds.includes(String(certificate._id)))
  if (chosen.length < certificateIds.length) throw await notSuperseded(certificateIds, world)
  refuseCrowded(chosen)
  await refuseUnprintable(chosen, world)
  const withFindings = chosen.filter(({ findings }) => findings.length > 0)
  if (withFindings.length > 0 && !overrideReason) throw reasonMissing(withFindings.length)
  const run = await Reissue.insertOne({ accountId: world.account._id, total: chosen.length, createdById: userId })
  const items = chosen.map((superseded, place) => ({
    ...{ reissueId: run._id, place, holderName: superseded.holder.name },
    replacedId: superseded.certificate._id,
    takenId: superseded.certificate._id,
    replacedNumber: superseded.certificate.certificateNumber,
    draft: draftOf(superseded, world, overrideReason),
  }))
  await ReissueItem.insertMany(items as never)
  tellNewReissue(run._id)
  await enqueue(runReissue.name, { reissueId: String(run._id), version: run.version })
  return run.toObject()
}

function draftOf(
  superseded: SupersededCertificate,
  world: SupersededWorld,
  overrideReason: string | null,
): ReissueDraft {
  const { certificate, holderId, findings } = superseded
  const { rendering = 'LAYOUT' } = certificate
  return {
    snapshot: reissuedSnapshot(superseded, world),
    ...{ holderId, rendering, neededUntil: world.neededUntil, findings },
    overrideReason: findings.length > 0 ? overrideReason : null,
  }
}

const refused = (message: string) => validationFailed([{ path: 'certificateIds', message }])

/** Says what has become of those that were chosen. */
async function notSuperseded(ids: readonly string[], { account, superseded }: SupersededWorld) {
  const known = new Set(superseded.map(({ certificate }) => String(certificate._id)))
  const missing = ids.filter(id => !known.has(id))
  const valid = missing.filter(id => isValidObjectId(id)).map(id => new Types.ObjectId(id))
  const ours = await Certificate.find({ _id: { $in: valid }, accountId: account._id }, { certificateNumber: 1 })
    .sort({ certificateNumber: 1 })
    .lean()
  if (ours.length < missing.length) return refused('One of these certificates is not the account’s. Choose them again.')
  const taken = await ReissueItem.find({ takenId: { $in: valid } }, { replacedNumber: 1 })
    .sort({ replacedNumber: 1 })
    .lean()
  if (taken.length > 0) {
    const numbers = inWords(taken.map(({ replacedNumber }) => replacedNumber))
    return refused(`${numbers} already being reissued by another run. Choose the others.`)
  }
  const numbers = inWords(ours.map(({ certificateNumber }) => certificateNumber))
  return refused(`${numbers} no longer due for reissue. Refresh the list.`)
}

/** `COI-000001 is`, `COI-000001 and COI-000002 are`, `COI-000001 and 4 others are`. */
function inWords([first, second, ...rest]: readonly string[]): string {
  if (!second) return `${first} is`
  return rest.length === 0 ? `${first} and ${second} are` : `${first} and ${rest.length + 1} others are`
}

/** Renewed policies may be of more insurers than the former ones were. */
function refuseCrowded(chosen: readonly SupersededCertificate[]) {
  const crowded = chosen.find(({ lines }) => lines.some(line => line.insurerName && !line.insurerLetter))
  if (!crowded) return
  const { certificateNumber } = crowded.certificate
  throw refused(
    `One certificate has room for ${maxInsurers} insurers; the new ${certificateNumber} would have more. Issue it on its own, with fewer policies.`,
  )
}

/** Names and policies may have changed since the former ones were issued. */
async function refuseUnprintable(chosen: readonly SupersededCertificate[], world: SupersededWorld) {
  for (const superseded of chosen) {
    const [error] = await unprintableTexts(reissuedSnapshot(superseded, world))
    if (error) throw refused(`Certificate for ${superseded.holder.name}: ${error.message}`)
  }
}

function reasonMissing(holders: number) {
  const message =
    holders === 1
      ? 'The new certificate of 1 holder has issues. Enter a reason to issue it anyway.'
      : `The new certificates of ${holders} holders have issues. Enter a reason to issue them anyway.`
  return validationFailed([{ path: 'overrideReason', message }])
}
