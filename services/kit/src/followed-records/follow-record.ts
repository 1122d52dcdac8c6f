import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { CoverdeskError } from '../errors.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { JobDefinition } from '../jobs/job.ts'
import type { ConsumerDefinition } from '../outbox/consumer-definition.ts'

const hour = 60 * 60 * 1000
/** An area keeps a deleted record for 30 days; a day more is no harm. */
const waitsFor = 31 * 24 * hour

/** What `followRecord` uses of a model. */
interface FollowingModel {
  exists(filter: object): Promise<unknown>
  find(filter: object): { lean(): Promise<unknown[]> }
  updateOne(filter: object, update: object, options: { timestamps: false }): Promise<unknown>
  updateMany(filter: object, update: object, options: { timestamps: false }): Promise<unknown>
}

/** A record of another area that records of this one name, and whose name they bear. */
export interface FollowedRecord<Following, Found extends { id: string }> {
  /** Of the consumer, permanently: `policies-of-accounts`. */
  name: string
  /** `Account` */
  type: string
  /** The records that follow, and their field with its id. */
  into: { model: { modelName: string }; field: string }
  /**
   * What its area says of it now; of one that was merged, the one that was kept.
   * @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while that area doesn’t answer
   */
  read(id: string): Promise<Found>
  /** What each record that follows stores of it. */
  fields(found: Found, following: Following[]): ((record: Following) => object) | Promise<(record: Following) => object>
}

const renamed = z.object({ id: z.string() })
const merge = z.object({
  /** The duplicate, which is no more. */
  id: z.string(),
  into: z.string(),
  mergedAt: z.iso.datetime(),
})

/**
 * Keeps what records have copied of another area’s record as it is there. They keep their versions: no one has changed them.
 * While that area doesn’t answer, it tries again for about a day. Records of one that was merged go to the one that was kept;
 * while that one is deleted they stay as they are, and go to it should it be brought back.
 *
 * @returns the consumer and the jobs that the subgraph runs
 * @example
 * const accounts = followRecord({
 *   name: 'claims-of-accounts', type: 'Account', into: { model: Claim, field: 'accountId' },
 *   read: accountOfClaim, fields: ({ id, name }) => () => ({ accountId: id, accountName: name }),
 * })
 * defineSubgraph({ consumers: [accounts.consumer], jobs: accounts.jobs, … })
 */
export function followRecord<Following extends { _id: unknown }, Found extends { id: string }>({
  name,
  type,
  into,
  read,
  fields,
}: FollowedRecord<Following, Found>): { consumer: ConsumerDefinition; jobs: JobDefinition[] } {
  const { field } = into
  // Its filters and updates can’t be typed by a field that is only known here.
  const model = into.model as unknown as FollowingModel
  const [refreshName, mergeName] = [`refresh:${name}`, `merge:${name}`]

  async function write(of: string, found: Found): Promise<void> {
    const following = (await model.find({ [field]: of }).lean()) as Following[]
    if (following.length === 0) return
    const changesOf = await fields(found, following)
    for (const record of following) {
      const update = { [field]: found.id, ...changesOf(record) }
      if (isStored(record, update)) continue
      await model.updateOne({ _id: record._id }, { $set: update }, { timestamps: false })
    }
  }

  /** At once where the other area answers, else as soon as it does. */
  async function refresh(id: string): Promise<void> {
    const found = await reached(() => read(id))
    if (found === 'UNAVAILABLE') await enqueue(refreshName, { id })
    // One that was deleted permanently: its name stays.
    else if (found !== 'GONE') await write(id, found)
  }

  async function follow({ id, into, mergedAt }: z.output<typeof merge>): Promise<void> {
    if (!(await model.exists({ [field]: id }))) return
    const found = await reached(() => read(into))
    if (found === 'UNAVAILABLE') {
      // Most likely it is there; its name comes when its area answers.
      await model.updateMany({ [field]: id }, { $set: { [field]: into } }, { timestamps: false })
      await enqueue(refreshName, { id: into })
    } else if (found !== 'GONE') {
      await write(id, found)
    } else if (Date.now() < Date.parse(mergedAt) + waitsFor) {
      await enqueue(mergeName, { id, into, mergedAt }, { at: new Date(Date.now() + hour) })
    }
  }

  return {
    consumer: {
      name,
      types: [`${type}Updated`, `${type}sMerged`],
      async handle({ type: event, id, into, at }) {
        if (!(await model.exists({ [field]: id }))) return
        if (event === `${type}Updated`) await refresh(id)
        else if (into) await follow({ id, into, mergedAt: at.toISOString() })
      },
    },
    jobs: [
      {
        name: refreshName,
        attempts: 9,
        async run({ payload, step }) {
          const { id } = renamed.parse(payload)
          await step('refresh', async () => {
            const found = await reached(() => read(id))
            if (found === 'UNAVAILABLE') throw new Error(`No one says what ${type} ${id} is called.`)
            if (found !== 'GONE') await write(id, found)
          })
        },
      },
      { name: mergeName, run: ({ payload, step }) => step('follow', () => follow(merge.parse(payload))) },
    ],
  }
}

/** Most changes of a record leave its name alone. */
const isStored = (record: object, update: object): boolean => isDeepStrictEqual({ ...record, ...update }, { ...record })

/** What is read, or why it isn’t. */
async function reached<Found extends object>(read: () => Promise<Found>): Promise<Found | 'GONE' | 'UNAVAILABLE'> {
  try {
    return await read()
  } catch (error) {
    const code = error instanceof CoverdeskError && error.code
    if (code === 'NOT_FOUND') return 'GONE'
    if (code === 'SUBGRAPH_UNAVAILABLE') return 'UNAVAILABLE'
    throw error
  }
}
