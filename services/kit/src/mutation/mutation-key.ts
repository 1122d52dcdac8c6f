import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import mongoose, { type mongo, type Types } from 'mongoose'
import { canonicalText } from '../audit/canonical-text.ts'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { ownDatabase } from '../database.ts'
import { CoverdeskError } from '../errors.ts'
import { currentAgencyId } from '../scope.ts'
import { keyOfAnother } from './idempotency.ts'

/** How long an answer is kept, in seconds. */
const lifetime = 24 * 60 * 60

/** A larger answer isn't kept, in bytes: a document of the database holds 16 MB. */
const largestAnswer = 4 * 1024 * 1024

/** What a mutation answered. Without the browser's key no one finds or reads it: the key itself is stored nowhere. */
interface KeptAnswer {
  _id: Types.ObjectId
  agencyId: Types.ObjectId
  /** SHA-256 of the person, the key and the field. */
  key: string
  /** HMAC of the arguments, by the key: an input may hold a password. */
  request: string
  /** What the resolver returned as BSON, sealed by the key; null when it is too large. */
  answer: mongo.Binary | null
  at: Date
}

const kept = (database: mongo.Db) => database.collection<KeptAnswer>('answeredMutations')

export async function prepareMutationKeys(database: mongo.Db): Promise<void> {
  await kept(database).createIndexes([
    { key: { agencyId: 1, key: 1 }, unique: true },
    { key: { at: 1 }, expireAfterSeconds: lifetime },
  ])
}

/** One field of one operation that a person has sent. */
interface Submission {
  /** Made by the browser for this submission: a UUID. */
  mutationKey: string
  userId: string
  /** With its alias, where an operation has the field twice. */
  field: string
  args: Record<string, unknown>
}

/**
 * Runs a mutation once per person, key and field in 24 hours; a repetition gets the first answer (docs/adr/0076).
 *
 * @param mutate runs the mutation in its transaction, and `keep` as the last part of it: a mutation that failed has used no key
 * @throws VALIDATION_FAILED when the key came with other arguments before
 */
export async function oncePerMutationKey(
  submission: Submission,
  mutate: (keep: (answer: unknown) => Promise<unknown>) => Promise<unknown>,
): Promise<unknown> {
  // Outside of the transaction: some mutations write beside theirs, and its snapshot must not be older than that.
  const before = await findAnswer(submission)
  if (before) return answerAgain(before, submission)
  try {
    return await mutate(answer => keepAnswer(answer, submission))
  } catch (error) {
    // Of two at once, the slower one meets what the other one did.
    const meanwhile = await findAnswer(submission)
    if (!meanwhile) throw error
    return answerAgain(meanwhile, submission)
  }
}

const placeOf = (submission: Submission) => ({
  agencyId: new mongoose.Types.ObjectId(currentAgencyId()),
  key: nameOf(submission),
})

const findAnswer = (submission: Submission) => kept(ownDatabase()).findOne(placeOf(submission))

/** @returns what a repetition will get, so that neither can differ */
async function keepAnswer(answer: unknown, submission: Submission): Promise<unknown> {
  const { session } = demandMutation('A mutation key')
  if (isLazy(answer)) return answer
  const bytes = bytesOf(answer)
  const record: KeptAnswer = {
    _id: new mongoose.Types.ObjectId(),
    ...placeOf(submission),
    request: digestOf(submission),
    answer: bytes.length > largestAnswer ? null : seal(bytes, submission),
    at: new Date(),
  }
  await kept(ownDatabase()).insertOne(record, { session })
  return answerIn(bytes)
}

/** Fields that are computed when they are asked for, after the transaction, can't be kept: such a mutation runs each time. */
const isLazy = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && Object.values(answer).some(field => typeof field === 'function')

function answerAgain({ request, answer }: KeptAnswer, submission: Submission): unknown {
  if (request !== digestOf(submission)) throw keyOfAnother()
  return open(answer, submission)
}

const nameOf = ({ userId, field, mutationKey }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([userId, field, mutationKey]))
    .digest('base64url')

/** Without a key of its own among the arguments: some screens make one each time they send. */
function digestOf({ mutationKey, field, args: { idempotencyKey, ...args } }: Submission) {
  return createHmac('sha256', mutationKey).update(canonicalText({ field, args })).digest('base64url')
}

const { BSON } = mongoose.mongo

const bytesOf = (answer: unknown): Buffer => Buffer.from(BSON.serialize({ answer: answer ?? null }))

const answerIn = (bytes: Buffer): unknown => BSON.deserialize(bytes)['answer']

const [ivLength, tagLength] = [12, 16]

const sealingKey = ({ mutationKey }: Submission) => createHmac('sha256', mutationKey).update('answer').digest()

function seal(bytes: Buffer, submission: Submission) {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(submission), iv)
  const sealed = [iv, cipher.update(bytes), cipher.final()]
  return new mongoose.mongo.Binary(Buffer.concat([...sealed, cipher.getAuthTag()]))
}

function open(answer: mongo.Binary | null, submission: Submission): unknown {
  if (!answer) throw doneBefore()
  const sealed = Buffer.from(answer.buffer.subarray(0, answer.position))
  const end = sealed.length - tagLength
  const opening = createDecipheriv('aes-256-gcm', sealingKey(submission), sealed.subarray(0, ivLength))
  opening.setAuthTag(sealed.subarray(end))
  return answerIn(Buffer.concat([opening.update(sealed.subarray(ivLength, end)), opening.final()]))
}

const doneBefore = () =>
  new CoverdeskError('LIMIT_EXCEEDED', 'This was done already. Reload the page to see the result.')
