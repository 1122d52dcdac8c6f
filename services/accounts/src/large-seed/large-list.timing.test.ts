import { largeBusiness } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import type { Model } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Account } from '../accounts/account.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { accountsSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/accounts-subgraph.ts'
import { cursorBehind, measure, seedHundred } from './large-list.ts'
import { largeRecords, seedLarge } from './seed-large.ts'

/** The long form has ten times as many. */
const accounts = 10_000
const most = 1.5

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph({ ...accountsSubgraph, seed: {} as never })
  await seedLarge(accounts)
  await seedHundred()
}, 60_000)
afterAll(() => subgraph.close())

it('they are stored as mongoose would store them', async () => {
  const { contacts, accounts: records } = largeRecords(1_000, 20)
  for (const [model, given] of [
    [Account, records],
    [Contact, contacts],
  ] as const) {
    const ids = given.map(({ _id }) => _id)
    const stored = await model.collection
      .find({ _id: { $in: ids } })
      .sort({ _id: 1 })
      .toArray()
    const whole = given.map(record => new (model as Model<object>)({ ...record, agencyId: us.agencyId }).toObject())
    expect(stored.map(plain)).toEqual(whole.map(plain))
  }
})

it('other services know their businesses by the same ids and names', () => {
  const { contacts, accounts: records } = largeRecords(3_000, 1_000)
  const named = records.map(({ _id, type, details, contactIds }) =>
    type === 'BUSINESS'
      ? {
          id: String(_id),
          name: details.name,
          email: details.email,
          contactId: String(contactIds[0]),
          contactName: contacts.find(contact => contactIds[0]?.equals(contact._id))?.name,
        }
      : null,
  )
  expect(named).toEqual(records.map((_, place) => largeBusiness(3_000 + place)))
})

const plain = (record: object) => JSON.parse(JSON.stringify(record))

it('a page of 10,000 accounts, the first or the 99th, takes no longer than one of a hundred', async () => {
  const after = await cursorBehind(subgraph, 99)
  const {
    hundred = 0,
    first = 0,
    last = 0,
  } = await measure(subgraph, { hundred: { caller: them }, first: {}, last: { after } }, 30)
  expect(first / hundred, `${first} ms against ${hundred} ms`).toBeLessThan(most)
  expect(last / hundred, `${last} ms against ${hundred} ms`).toBeLessThan(most)
})
