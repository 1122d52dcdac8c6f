import { fold, todayIn } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import type { AccountRecord } from '../../accounts/account.model.ts'
import { findAccount } from '../../accounts/find-account.ts'
import { guardCertificate } from '../guard/certificate-guard.ts'
import { linesOf } from '../issue/lines-of-policies.ts'
import { type CertificateWorld, policiesOfAccount } from '../issue/policies-of-account.ts'
import { usualNeed } from '../issue/usual-need.ts'
import { Certificate, type CertificateRecord } from '../record/certificate.model.ts'
import type { CertificateFinding, CertificateHolder, CertificateLine } from '../record/certificate-snapshot.ts'
import type { CertifiedPolicy } from '../record/certified-policy.ts'
import { byTableOrder } from '../record/insurance-type-names.ts'
import { type CertificateDifference, differencesOf } from './differences.ts'
import { type Addressee, holdersOf } from './holders-of-certificates.ts'
import { ReissueItem } from './reissue.model.ts'
import { withRoomOnForm } from './reissued-snapshot.ts'
import { successionOf } from './successors.ts'

/** A certificate of a policy that has been renewed since, with what would be issued in its place. */
export interface SupersededCertificate {
  certificate: CertificateRecord
  /** As the holder book has it now. */
  holder: CertificateHolder
  holderId: Types.ObjectId | undefined
  lines: CertificateLine[]
  differences: CertificateDifference[]
  findings: CertificateFinding[]
}

export interface SupersededWorld extends CertificateWorld {
  account: AccountRecord
  today: string
  neededUntil: string
  /** By the holder's name. */
  superseded: SupersededCertificate[]
}

/** Of more certificates than this the oldest ones are not looked at. */
const maxCertificates = 10_000

/** @throws NOT_FOUND when there is no such account, SUBGRAPH_UNAVAILABLE without policies */
export async function readSuperseded(accountId: string): Promise<SupersededWorld> {
  const account = await findAccount(accountId)
  const world = await policiesOfAccount(String(account._id))
  const today = todayIn(world.agency.timeZone)
  const seen = { ...world, account, today, neededUntil: usualNeed(today) }
  const policies = new Map(world.policies.map(policy => [policy.id, policy]))
  const isRenewed = (policyId: string) => successionOf(policyId, policies, today).isRenewed
  if (!world.policies.some(({ id }) => isRenewed(id))) return { ...seen, superseded: [] }
  const newest = await newestOfEachHolder(account._id)
  const concerned = newest.filter(({ lines }) => lines.some(({ policyId }) => isRenewed(policyId)))
  const free = await withoutTaken(concerned)
  const whole = await Certificate.find({ _id: { $in: free.map(({ _id }) => _id) } }).lean()
  const addressees = new Map(free.map(({ _id, addressee }) => [String(_id), addressee]))
  const compared = whole.map(certificate =>
    compare(certificate, addressees.get(String(certificate._id)), { ...seen, policies }),
  )
  const superseded = await withRoomOnForm(compared, seen)
  return { ...seen, superseded: superseded.sort(byHolder) }
}

const byHolder = (one: SupersededCertificate, other: SupersededCertificate) =>
  fold(one.holder.name).localeCompare(fold(other.holder.name)) ||
  String(one.certificate._id).localeCompare(String(other.certificate._id))

type Glimpse = Pick<CertificateRecord, '_id' | 'holderId' | 'holder' | 'replacedById'> & {
  lines: Pick<CertificateLine, 'policyId'>[]
}

async function newestOfEachHolder(accountId: Types.ObjectId): Promise<(Glimpse & { addressee: Addressee })[]> {
  const fields = { holderId: 1, holder: 1, replacedById: 1, 'lines.policyId': 1 }
  const all = await Certificate.find({ accountId }, fields)
    .sort({ createdAt: -1, _id: -1 })
    .limit(maxCertificates)
    .lean<Glimpse[]>()
  const holderOf = await holdersOf(all)
  const newest = new Map<string, Glimpse & { addressee: Addressee }>()
  for (const certificate of all) {
    const addressee = holderOf(certificate)
    if (!newest.has(addressee.identity)) newest.set(addressee.identity, { ...certificate, addressee })
  }
  return [...newest.values()].filter(({ replacedById }) => !replacedById)
}

/** What a run under way is about to replace is its own. */
async function withoutTaken<Item extends Glimpse>(certificates: Item[]): Promise<Item[]> {
  if (certificates.length === 0) return []
  const taken = await ReissueItem.distinct('takenId', { takenId: { $in: certificates.map(({ _id }) => _id) } })
  const ids = new Set(taken.map(String))
  return certificates.filter(({ _id }) => !ids.has(String(_id)))
}

interface Seen {
  policies: ReadonlyMap<string, CertifiedPolicy>
  today: string
  neededUntil: string
}

function compare(
  certificate: CertificateRecord,
  addressee: Addressee | undefined,
  { policies, today, neededUntil }: Seen,
): SupersededCertificate {
  const { additionalInsured, descriptionOfOperations } = certificate
  const booked = addressee?.booked
  const holder = booked ? { name: booked.name, address: booked.address } : certificate.holder
  const successors = certificate.lines.map(({ policyId }) => successionOf(policyId, policies, today).policy)
  const certified = [...new Set(successors.filter(policy => policy !== null))].sort(byTableOrder)
  const lines = linesOf(certified, { holderName: holder.name, additionalInsured })
  const lineOf = (policy: CertifiedPolicy | null | undefined) => lines.find(({ policyId }) => policyId === policy?.id)
  const asked = { holderName: holder.name, additionalInsured, descriptionOfOperations }
  return {
    ...{ certificate, holder, holderId: booked?._id, lines },
    differences: certificate.lines.flatMap((line, place) => differencesOf(line, lineOf(successors[place]))),
    findings: guardCertificate({ ...asked, neededUntil, today, policies: certified, lines }),
  }
}
