import { createHash } from 'node:crypto'
import mongoose, { type mongo, type Types } from 'mongoose'
import { z } from 'zod'
import { canonicalText } from '../audit/canonical-text.ts'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { ownDatabase } from '../database.ts'
import { validationFailed } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { currentAgencyId } from '../scope.ts'

/** How long a key is remembered, in seconds. */
const lifetime = 24 * 60 * 60

interface IdempotencyKey {
  _id: Types.ObjectId
  agencyId: Types.ObjectId
  field: string
  key: string
  /** SHA-256 of the other arguments: the same key with others is a mistake of the client. */
  request: string
  /** What the resolver returned. */
  answer: unknown
  at: Date
}

const keys = (database: mongo.Db) => database.collection<IdempotencyKey>('idempotencyKeys')

export async function prepareIdempotency(database: mongo.Db): Promise<void> {
  await keys(database).createIndexes([
    { key: { agencyId: 1, field: 1, key: 1 }, unique: true },
    { key: { at: 1 }, expireAfterSeconds: lifetime },
  ])
}

const keyMessage = 'Use a key of 1 to 200 characters.'
const keyArgument = z.object({
  idempotencyKey: z.string({ error: keyMessage }).min(1, { error: keyMessage }).max(200, { error: keyMessage }),
})

/**
 * Runs `work` once per agency, field and key in 24 hours; a repetition gets the first answer (quality bar 14). The key is
 * written in the mutation's transaction: a mutation that failed has used none.
 * @throws VALIDATION_FAILED at `idempotencyKey` when the key came with other arguments before
 */
export async function oncePerKey(
  field: string,
  args: Record<string, unknown>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { idempotencyKey: key } = parseInput(keyArgument, args)
  const { session, origin } = demandMutation('An idempotency key')
  const agencyId = new mongoose.Types.ObjectId(currentAgencyId())
  const request = digestOf(args)
  const first = await keys(ownDatabase()).findOne({ agencyId, field, key }, { session })
  if (first) {
    if (first.request !== request) throw keyOfAnother()
    origin.isAlwaysAudited = false
    return first.answer
  }
  const _id = new mongoose.Types.ObjectId()
  // Written before the work: of two at once, the slower one waits for no result that it would throw away.
  const record = { _id, agencyId, field, key, request, answer: null, at: new Date() }
  await keys(ownDatabase()).insertOne(record, { session })
  const answer = await work()
  await keys(ownDatabase()).updateOne({ _id }, { $set: { answer: answer ?? null } }, { session })
  return answer
}

function digestOf({ idempotencyKey, ...args }: Record<string, unknown>) {
  return createHash('sha256').update(canonicalText(args)).digest('base64url')
}

export const keyOfAnother = () =>
  validationFailed([{ path: 'idempotencyKey', message: 'This key was used for another request. Use a new one.' }])
