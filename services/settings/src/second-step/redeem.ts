import { unseal, validationFailed } from '@coverdesk/kit'
import { counterOf, recoveryDigest } from './authenticator.ts'
import { SecondStep, type SecondStepRecord } from './second-step.model.ts'

export const wrongCode = () =>
  validationFailed([
    { path: 'code', message: 'This code is wrong or was already used. Enter the code the app shows now.' },
  ])

/** What people type, in any grouping. */
const tidy = (code: string) => code.trim().replace(/\s/g, '')

/**
 * Uses a code up, as a part of the mutation: of two who enter one at once the slower one finds it used. The tries before
 * were counted by `takeAttempt`, and are forgotten now.
 *
 * @param secret keys the digests of recovery codes
 * @throws VALIDATION_FAILED at `code`
 */
export async function redeem(userId: string, code: string, secret: string, now: Date): Promise<SecondStepRecord> {
  const record = await SecondStep.findOne({ userId }).select('+sealedSecret').lean()
  if (!record) throw wrongCode()
  const given = tidy(code)
  const used = /^\d{6}$/.test(given) ? await useAppCode(record, given, now) : useRecoveryCode(record, given, secret)
  if (!used) throw wrongCode()
  const forgiven = { failures: 0, coolOffUntil: null, triesLeft: 0 }
  const { $set = {}, ...rest } = used
  await SecondStep.updateOne({ _id: record._id }, { ...rest, $set: { ...$set, ...forgiven } })
  return record
}

interface Used {
  $set?: Record<string, unknown>
  $pull?: { recoveryDigests: string }
}

async function useAppCode(record: SecondStepRecord, code: string, now: Date): Promise<Used | null> {
  const secret = await unseal({ model: SecondStep, id: record._id, field: 'sealedSecret' }, record.sealedSecret)
  const counter = counterOf(secret, code, now)
  // A code that was seen over someone's shoulder is of no use: it and those before it are used up.
  const isFresh = counter !== null && counter > (record.lastCounter ?? 0)
  return isFresh ? { $set: { lastCounter: counter } } : null
}

function useRecoveryCode(
  { userId, confirmedAt, recoveryDigests }: SecondStepRecord,
  code: string,
  secret: string,
): Used | null {
  const digest = recoveryDigest(secret, userId, code)
  return confirmedAt && recoveryDigests.includes(digest) ? { $pull: { recoveryDigests: digest } } : null
}
