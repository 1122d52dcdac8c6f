import { randomUUID } from 'node:crypto'
import mongoose, { Schema, type Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, connectDatabase } from '../database.ts'
import { defineTenantModel } from '../models.ts'
import { inTenantScope } from '../scope.ts'
import { removeVersioned, updateVersioned } from './versioned-update.ts'

interface Note {
  _id: Types.ObjectId
  version: number
  texts: string[]
}

const Note = defineTenantModel('testNotes', new Schema<Note>({ version: Number, texts: [String] } as never))
const inAgency = <Result>(work: () => Result | PromiseLike<Result>) => inTenantScope('650000000000000000000001', work)
const create = () => inAgency(() => Note.create({ version: 1, texts: [] }))
const add = (id: string, version: number, text: string) =>
  inAgency(() =>
    updateVersioned(Note, 'note', { id, version }, { $push: { texts: text } }, current => ({ texts: current.texts })),
  )

beforeAll(() => connectDatabase(process.env['MONGODB_URI'] ?? '', `test_versions_${randomUUID().slice(0, 8)}`))
afterAll(async () => {
  await mongoose.connection.dropDatabase()
  await closeDatabase()
})

describe('an update that names the version it was made from', () => {
  it('loses nothing in 100 races of two people', async () => {
    for (let race = 0; race < 100; race += 1) {
      const id = String((await create())._id)
      const outcomes = await Promise.allSettled([add(id, 1, 'one'), add(id, 1, 'two')])
      const lost = outcomes.filter(outcome => outcome.status === 'rejected')
      const stored = await inAgency(() => Note.findById(id).lean())
      expect(lost).toHaveLength(1)
      expect(stored?.version).toBe(2)
      expect(stored?.texts).toHaveLength(1)
      expect(lost[0]?.reason).toMatchObject({ code: 'CONFLICT', extensions: { current: { texts: stored?.texts } } })
      await add(id, 2, 'merged')
    }
  })

  it('answers the saved record with its next version', async () => {
    const { _id } = await create()
    expect(await add(String(_id), 1, 'a')).toMatchObject({ version: 2, texts: ['a'] })
  })

  it.each(['650000000000000000000009', 'no id', ''])('does not find %j', async id => {
    await expect(add(id, 1, 'a')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it("does not find another agency's record", async () => {
    const { _id } = await create()
    const foreign = inTenantScope('650000000000000000000002', () =>
      updateVersioned(Note, 'note', { id: String(_id), version: 1 }, { $push: { texts: 'x' } }, () => null),
    )
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a removal that names the version it was made from', () => {
  const remove = (id: string, version: number, agencyId = '650000000000000000000001') =>
    inTenantScope(agencyId, () => removeVersioned(Note, 'note', { id, version }, ({ texts }) => ({ texts })))

  it('leaves alone what someone has changed in the meantime, and tells it', async () => {
    const id = String((await create())._id)
    await add(id, 1, 'saved')
    await expect(remove(id, 1)).rejects.toMatchObject({
      code: 'CONFLICT',
      extensions: { current: { texts: ['saved'] } },
    })
    await remove(id, 2)
    expect(await inAgency(() => Note.findById(id).lean())).toBeNull()
    await expect(remove(id, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it("does not find another agency's record, nor what is no id", async () => {
    const id = String((await create())._id)
    await expect(remove(id, 1, '650000000000000000000002')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove('no id', 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await inAgency(() => Note.findById(id).lean())).not.toBeNull()
  })
})
