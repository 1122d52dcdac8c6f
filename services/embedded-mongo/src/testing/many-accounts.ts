import { beforeAll } from 'vitest'
import { useMongo } from './test-mongo.ts'

interface Account {
  _id: number
  agencyId: string
  name: string
  words: string[]
  number: number
  note: string
}

/** `npm run bench -- database` does this with 100,000. */
export const many = 20_000
export const pageSize = 50
export const sort = { name: 1, _id: 1 } as const

const account = (n: number): Account => ({
  _id: n,
  agencyId: 'a',
  name: `Name ${String((n * 7919) % many).padStart(6, '0')}`,
  words: [`w${n % 100}`, `x${n}`, (n * 7919) % many >= many - 700 ? 'last' : 'other'],
  number: n,
  note: 'x'.repeat(400),
})

/** What comes behind an account in the order of a page. */
export const behind = (n: number) => {
  const { name, _id } = account(n)
  return { $or: [{ name: { $gt: name } }, { name, _id: { $gt: _id } }] }
}

/** A database with `many` accounts, for the tests of a file. */
export function useManyAccounts() {
  const mongo = useMongo()
  const accounts = () => mongo.database.collection<Account>('accounts')
  beforeAll(async () => {
    await accounts().createIndexes([
      { key: { agencyId: 1, name: 1, _id: 1 } },
      { key: { agencyId: 1, words: 1 } },
      { key: { agencyId: 1, number: 1 } },
    ])
    for (let n = 0; n < many; n += 1_000) {
      await accounts().insertMany(Array.from({ length: 1_000 }, (_, index) => account(n + index)))
    }
  }, 120_000)
  return accounts
}
