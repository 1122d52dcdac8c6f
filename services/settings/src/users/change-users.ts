import {
  endSessions,
  enqueue,
  notFound,
  parseInput,
  rateLimited,
  type UserCallContext,
  unauthenticated,
  validationFailed,
} from '@coverdesk/kit'
import { isValidObjectId, Types } from 'mongoose'
import { AgencyUser, type AgencyUserRecord } from '../models/agency-user.model.ts'
import {
  addressOf,
  addressOfDisabled,
  addressTaken,
  createAgencyUserInput,
  maxAddedPerHour,
  notOneself,
} from './agency-user.rules.ts'
import { invitationMailJob } from './invitation-mail.ts'
import { changeSeats, refused, takeSeat } from './seats.ts'

/**
 * The new user is told by mail, once the change is committed.
 * @throws VALIDATION_FAILED: by field, or about none when there is no free seat; RATE_LIMITED
 */
export async function createUser(context: UserCallContext, input: unknown): Promise<AgencyUserRecord> {
  const { agencyId } = context
  const user = parseInput(createAgencyUserInput, input)
  const self = await demandActive(context)
  await refuseTakenAddress(agencyId, user.email)
  await refuseTooMany(agencyId)
  await takeSeat(agencyId)
  const created = await AgencyUser.insertOne({ ...user, agencyId, state: 'ACTIVE' })
  const userId = String(created._id)
  await enqueue(invitationMailJob, { userId, by: self.name }, { key: `invitation:${userId}` })
  return created.toObject()
}

/**
 * Takes the seat, and every session in the same step (docs/adr/0013). Who disables stays active and is someone else, so
 * an agency always keeps one active user.
 * @throws NOT_FOUND, VALIDATION_FAILED for oneself
 */
export async function disableUser(context: UserCallContext, id: string): Promise<AgencyUserRecord> {
  await demandActive(context)
  const user = await ownUser(context, id)
  if (id === context.userId) throw refused(notOneself)
  if (user.state === 'DISABLED') return user
  await changeSeats(context.agencyId)
  const disabled = await changeState(user, 'DISABLED')
  await endSessions(id)
  return disabled
}

/**
 * They are not told by mail: they know how to sign in.
 * @throws NOT_FOUND, VALIDATION_FAILED when there is no free seat
 */
export async function enableUser(context: UserCallContext, id: string): Promise<AgencyUserRecord> {
  await demandActive(context)
  const user = await ownUser(context, id)
  if (user.state === 'ACTIVE') return user
  await takeSeat(context.agencyId)
  return changeState(user, 'ACTIVE')
}

/** Two who disable each other at once: the slower one is no one any more. */
async function demandActive({ agencyId, userId }: UserCallContext): Promise<AgencyUserRecord> {
  const self = await AgencyUser.findOne({ _id: userId, agencyId, state: 'ACTIVE' }).lean()
  if (!self) throw unauthenticated()
  return self
}

const hour = 60 * 60

/** Each new user is a mail to an address of the caller's choice: no one floods mailboxes by adding and disabling. */
async function refuseTooMany(agencyId: string) {
  const anHourAgo = Types.ObjectId.createFromTime(Math.floor(Date.now() / 1000) - hour)
  const added = await AgencyUser.countDocuments({ agencyId, _id: { $gt: anHourAgo } })
  if (added >= maxAddedPerHour)
    throw rateLimited(`Your agency added ${added} users within an hour. Try again later.`, hour)
}

async function ownUser({ agencyId }: UserCallContext, id: string): Promise<AgencyUserRecord> {
  const user = isValidObjectId(id) ? await AgencyUser.findOne({ _id: id, agencyId }).lean() : null
  if (!user) throw notFound('user')
  return user
}

async function changeState({ _id }: AgencyUserRecord, state: AgencyUserRecord['state']): Promise<AgencyUserRecord> {
  const changed = await AgencyUser.findOneAndUpdate({ _id }, { $set: { state } }, { returnDocument: 'after' }).lean()
  if (!changed) throw notFound('user')
  return changed
}

/** One signs in by address alone, so no one else of the product may have it. Only colleagues are named. */
async function refuseTakenAddress(agencyId: string, email: string) {
  const holder = await AgencyUser.findOne({ email }).lean()
  if (!holder) return
  throw validationFailed([{ path: 'email', message: sentenceAbout(holder, agencyId) }])
}

function sentenceAbout({ agencyId, name, state }: AgencyUserRecord, ownAgencyId: string) {
  if (String(agencyId) !== ownAgencyId) return addressTaken
  return state === 'DISABLED' ? addressOfDisabled(name) : addressOf(name)
}
