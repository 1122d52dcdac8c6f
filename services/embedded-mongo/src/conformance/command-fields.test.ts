import { describe, expect, test } from 'vitest'
import { useMongo } from '../testing/test-mongo.ts'
import { refusal } from './cases.ts'

const mongo = useMongo()

/** A command that does its work, and the statement within it that has fields of its own. */
const known: [command: Record<string, unknown>, within?: string][] = [
  [{ insert: 'things', documents: [{ a: 1 }] }],
  [{ update: 'things', updates: [{ q: { a: 1 }, u: { $set: { b: 1 } } }] }, 'updates'],
  [{ delete: 'things', deletes: [{ q: { a: 9 }, limit: 0 }] }, 'deletes'],
  [{ findAndModify: 'things', query: { a: 1 }, update: { $set: { b: 2 } } }],
  [{ find: 'things', filter: {} }],
  [{ aggregate: 'things', pipeline: [], cursor: {} }],
  [{ count: 'things', query: {} }],
  [{ distinct: 'things', key: 'a' }],
  [{ createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'a_1' }] }, 'indexes'],
  [{ listIndexes: 'things' }],
  [{ collMod: 'things' }],
  [{ listCollections: 1 }],
  [{ create: 'others' }],
  [{ dropIndexes: 'things', index: 'a_1' }],
  [{ drop: 'others' }],
  [{ ping: 1 }],
]

/** Names that no version of MongoDB knows, some close to those that it does. */
const nonsense = ['nonsense', 'filters', 'Limit', 'upserts', 'ordred', 'xyz_1', 'option', 'max_time']

describe('a field that no one knows is refused, never ignored', () => {
  test.each(known.map(([command, within]) => [Object.keys(command)[0], command, within] as const))(
    '%s',
    async (_, command, within) => {
      expect(await mongo.database.command(command)).toMatchObject({ ok: 1 })
      for (const field of nonsense) {
        expect(await refusal(mongo.database.command({ ...command, [field]: 1 })), field).toBe(40415)
        if (within === undefined) continue
        const [statement] = command[within] as object[]
        const changed = { ...command, [within]: [{ ...statement, [field]: 1 }] }
        const answer = await mongo.database.command(changed).catch(error => error)
        const codes = [answer.code, ...(answer.writeErrors ?? []).map(({ code }: { code: number }) => code)]
        expect(
          codes.some(code => code === 40415 || code === 197),
          `${within}.${field}`,
        ).toBe(true)
      }
    },
  )
})

describe('a command of the wrong shape is refused', () => {
  test.each<[Record<string, unknown>, number]>([
    [{ nonsense: 1 }, 59],
    [{ find: 5 }, 73],
    [{ find: '' }, 73],
    [{ find: 'things', filter: 5 }, 14],
    [{ find: 'things', limit: 'x' }, 14],
    [{ find: 'things', skip: -1 }, 51024],
    [{ find: 'things', batchSize: -1 }, 51024],
    [{ find: 'things', sort: 5 }, 14],
    [{ insert: 'things', documents: [] }, 16],
    [{ insert: 'things', documents: 5 }, 14],
    [{ update: 'things', updates: [] }, 16],
    [{ aggregate: 'things', pipeline: 5, cursor: {} }, 14],
    [{ aggregate: 'things', pipeline: [] }, 9],
    [{ count: 'things', skip: -1 }, 51024],
    [{ distinct: 'things', key: 5 }, 14],
    [{ distinct: 'things' }, 40414],
    [{ create: 'things.$x' }, 73],
    [{ getMore: 'x', collection: 'things' }, 14],
    [{ createIndexes: 'things', indexes: [{ name: 'a' }] }, 9],
    [{ killCursors: 'things', cursors: 5 }, 14],
  ])('%j', async (command, code) => {
    expect(await refusal(mongo.database.command(command))).toBe(code)
  })
})
