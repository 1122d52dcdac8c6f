import { Schema, Types } from 'mongoose'
import { beforeAll, expect, it } from 'vitest'
import { defineTenantModel } from '../models.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { outboxOf } from '../outbox/outbox.ts'
import { inTenantScope } from '../scope.ts'
import { insertMissing } from '../seed.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import { closeReferences, reopenReferences } from './references.ts'

useTestDatabases('references')

interface Letter {
  binderId: string
}
const Letter = defineTenantModel('referringLetters', new Schema<Letter>({ binderId: String }), {
  typename: 'Letter',
  refersTo: { Binder: 'binderId' },
})

const ours = String(new Types.ObjectId())
const theirs = String(new Types.ObjectId())
const mutate = <Result>(work: () => Promise<Result>, agencyId = ours) =>
  inTenantScope(agencyId, () =>
    runMutation({ operation: 'test', requestId: 'r', agencyId, isAlwaysAudited: true }, work),
  )
const write = (binderId: string, agencyId = ours) => mutate(() => Letter.create({ binderId }), agencyId)
const close = (id: string, agencyId = ours) => mutate(() => closeReferences('Binder', id), agencyId)
const newBinder = () => String(new Types.ObjectId())

beforeAll(() => Letter.init())

it('a record to which something refers says what', async () => {
  const binder = newBinder()
  await write(binder)
  await write(binder)
  expect(await close(binder)).toEqual([{ typename: 'Letter', count: 2 }])
  await write(binder)
  expect(await close(binder), 'nothing was closed').toEqual([{ typename: 'Letter', count: 3 }])
})

it('a reference ends with its record, and moves with its field', async () => {
  const [one, two] = [newBinder(), newBinder()]
  const letter = await write(one)
  await mutate(() => Letter.updateOne({ _id: letter._id }, { $set: { binderId: two } }))
  expect(await close(one)).toEqual([])
  expect(await close(two)).toEqual([{ typename: 'Letter', count: 1 }])
  await mutate(() => Letter.deleteOne({ _id: letter._id }))
  expect(await close(two)).toEqual([])
})

it('whoever shows a record is told of every change of what refers to it, once for each mutation', async () => {
  const [one, two] = [newBinder(), newBinder()]
  const told = async () =>
    (
      await outboxOf(sharedDatabase('events'))
        .find({ type: 'BinderReferencesChanged', id: { $in: [one, two] } })
        .sort({ _id: 1 })
        .toArray()
    ).map(({ id, agencyId, typename, version, kind }) => ({ id, agencyId, typename, version, kind }))
  const news = { agencyId: ours, typename: 'Binder', version: null, kind: 'UPDATED' }
  const letter = await mutate(async () => {
    await Letter.create({ binderId: one })
    return Letter.create({ binderId: one })
  })
  expect(await told()).toEqual([{ id: one, ...news }])
  await mutate(() => Letter.updateOne({ _id: letter._id }, { $set: { binderId: two } }))
  expect(
    (await told())
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([one, two].sort())
  await mutate(() => Letter.deleteOne({ _id: letter._id }))
  expect((await told()).at(-1)).toEqual({ id: two, ...news })
})

it('nothing refers to a deleted record, until it is back', async () => {
  const binder = newBinder()
  expect(await close(binder)).toEqual([])
  await expect(write(binder)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await mutate(() => reopenReferences('Binder', binder))
  await write(binder)
})

it('what was undone was never a reference', async () => {
  const binder = newBinder()
  const failing = mutate(async () => {
    await Letter.create({ binderId: binder })
    throw new Error('on second thought')
  })
  await expect(failing).rejects.toThrow('on second thought')
  expect(await close(binder)).toEqual([])
})

it('agencies know nothing of each other’s references', async () => {
  const binder = newBinder()
  await write(binder, theirs)
  expect(await close(binder)).toEqual([])
  await write(binder, theirs)
})

it('what a seed has written counts, also when it runs twice', async () => {
  const binder = newBinder()
  const records = [{ _id: new Types.ObjectId(), binderId: binder }]
  for (let run = 0; run < 2; run += 1)
    await inTenantScope(ours, () => insertMissing(Letter, structuredCloneOf(records)))
  expect(await close(binder)).toEqual([{ typename: 'Letter', count: 1 }])
})
const structuredCloneOf = (records: { _id: Types.ObjectId; binderId: string }[]) =>
  records.map(record => ({ ...record }))

it('of a reference and a deletion at the same time exactly one happens, 20 times', async () => {
  for (let round = 0; round < 20; round += 1) {
    const binder = newBinder()
    const [written, closed] = await Promise.allSettled([write(binder), close(binder)])
    const isReferred = written.status === 'fulfilled'
    const isDeleted = closed.status === 'fulfilled' && closed.value.length === 0
    expect([isReferred, isDeleted].filter(Boolean)).toHaveLength(1)
  }
})
