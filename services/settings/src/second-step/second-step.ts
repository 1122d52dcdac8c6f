import { seal, unauthenticated } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Agency } from '../models/agency.model.ts'
import { AgencyUser } from '../models/agency-user.model.ts'
import { refused } from '../users/seats.ts'
import { makeRecoveryCodes, makeSecret, recoveryDigest, uriOf } from './authenticator.ts'
import { redeem, wrongCode } from './redeem.ts'
import { SecondStep } from './second-step.model.ts'
import { takeAttempt } from './take-attempt.ts'

/** Of the person who acts: signed in, or having redeemed the mailed code. */
export interface Person {
  agencyId: string
  userId: string
}

export const isOnAlready = 'Two-step verification is already on. Turn it off first to set up another app.'
export const isRequired = 'Your agency requires two-step verification, so it can’t be turned off.'

/** What a person's two-step verification is like now. */
export async function secondStepOf({ agencyId, userId }: Person) {
  const [record, agency] = await Promise.all([
    SecondStep.findOne({ userId, confirmedAt: { $ne: null } }).lean(),
    Agency.findById(agencyId).lean(),
  ])
  return {
    id: userId,
    isOn: record !== null,
    since: record?.confirmedAt ?? null,
    recoveryCodesLeft: record?.recoveryDigests.length ?? 0,
    isRequired: agency?.requiresSecondStep ?? false,
  }
}

/**
 * What has to follow the mailed code, which gives the tries for it.
 * @returns null: nothing; the person is signed in
 */
export async function owedAfterCode(person: Person): Promise<'CODE' | 'SET_UP' | null> {
  const { isOn, isRequired: required } = await secondStepOf(person)
  if (isOn) await SecondStep.updateOne({ userId: person.userId }, { $set: { triesLeft: triesPerCode } })
  if (isOn) return 'CODE'
  return required ? 'SET_UP' : null
}

const triesPerCode = 5

/** A new secret, which counts once a code of it was entered. @throws VALIDATION_FAILED when one is on already */
export async function beginSetUp({ agencyId, userId }: Person) {
  const user = await AgencyUser.findOne({ _id: userId, agencyId, state: 'ACTIVE' }).lean()
  if (!user) throw unauthenticated()
  const known = await SecondStep.findOne({ userId }).lean()
  if (known?.confirmedAt) throw refused(isOnAlready)
  const key = makeSecret()
  const _id = known?._id ?? new Types.ObjectId()
  const sealedSecret = await seal({ model: SecondStep, id: _id, field: 'sealedSecret' }, key)
  if (known) await SecondStep.updateOne({ _id }, { $set: { sealedSecret, lastCounter: null } })
  else await SecondStep.insertOne({ _id, userId, sealedSecret })
  return { key, uri: uriOf(key, user.email) }
}

/** @returns the recovery codes, which no one is ever told again */
export async function confirmSetUp({ userId }: Person, code: string, secret: string): Promise<string[]> {
  const now = new Date()
  await takeAttempt(userId, false, now)
  const { confirmedAt } = await redeem(userId, code, secret, now)
  if (confirmedAt) throw refused(isOnAlready)
  return giveRecoveryCodes(userId, secret, { confirmedAt: now })
}

/** Two-step verification of a sign-in. @throws VALIDATION_FAILED at `code`, RATE_LIMITED */
export async function enterCode({ userId }: Person, code: string, secret: string): Promise<void> {
  const now = new Date()
  await takeAttempt(userId, true, now)
  await redeem(userId, code, secret, now)
}

/** New recovery codes; the former ones are void. */
export async function renewRecoveryCodes(person: Person, code: string, secret: string): Promise<string[]> {
  await demandCode(person, code, secret)
  return giveRecoveryCodes(person.userId, secret)
}

/** @throws VALIDATION_FAILED at `code`, or about none when the agency requires it */
export async function turnOff(person: Person, code: string, secret: string): Promise<void> {
  await demandCode(person, code, secret)
  if ((await secondStepOf(person)).isRequired) throw refused(isRequired)
  await SecondStep.deleteOne({ userId: person.userId })
}

/** Uses up a code of two-step verification that is on. @throws VALIDATION_FAILED at `code`, RATE_LIMITED */
export async function demandCode({ userId }: Person, code: string, secret: string): Promise<void> {
  const now = new Date()
  await takeAttempt(userId, false, now)
  const { confirmedAt } = await redeem(userId, code, secret, now)
  if (!confirmedAt) throw wrongCode()
}

async function giveRecoveryCodes(userId: string, secret: string, changes: object = {}) {
  const codes = makeRecoveryCodes()
  const recoveryDigests = codes.map(code => recoveryDigest(secret, userId, code))
  await SecondStep.updateOne({ userId }, { $set: { ...changes, recoveryDigests } })
  return codes
}
