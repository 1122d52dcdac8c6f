import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { MongoClient } from 'mongodb'
import { Caller } from '../support/caller.ts'
import { maya, productData, productUrl } from '../support/journey.ts'
import { type Live, listen } from '../support/live.ts'
import { databaseUri, freePort, processes, until } from '../support/product.ts'
import { type Replica, startReplica } from '../support/replica.ts'

const create = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }'
const individual = (name: string) => ({
  input: { type: 'INDIVIDUAL', individual: { name, email: 'replica@twice.example' } },
})
const portOf = (service: string) => processes(productData()).find(({ name }) => name === service)?.port ?? 0

/** The supervisor's processes, and one more gateway and accounts subgraph on the same database. */
test.describe('two replicas of the gateway and of a subgraph', () => {
  let accounts: Replica
  let gateway: Replica
  let here: Caller
  let there: Caller

  test.beforeAll(async () => {
    accounts = await startReplica(productData(), 'accounts', await freePort())
    const subgraphs = `settings=http://127.0.0.1:${portOf('settings')},accounts=${accounts.url}`
    gateway = await startReplica(productData(), 'gateway', await freePort(), {
      SUBGRAPHS: subgraphs,
      PUBLIC_URL: productUrl(),
      SHELL_DIR: resolve(import.meta.dirname, '../../shell/dist'),
    })
    here = await Caller.signedIn(productUrl(), maya)
    there = here.at(gateway.url)
  })

  test.afterAll(async () => {
    await gateway?.stop()
    await accounts?.stop()
  })

  test('who signs in at one is signed in at the other, and who signs out there is out here', async () => {
    const whoAmI = 'query { agencyUser { email } }'
    expect(await there.call(whoAmI)).toEqual({ agencyUser: { email: maya } })
    const leaving = await Caller.signedIn(productUrl(), maya)
    await leaving.at(gateway.url).call('mutation { agencySignOut }')
    expect(await leaving.call(whoAmI)).toEqual({ agencyUser: null })
  })

  test('what is written at one is read at the other, and told to those who listen there', async () => {
    const changes = 'subscription { recordChanged(typenames: ["Account"]) { number id kind } }'
    const listeners: Live[] = [listen(here, changes), listen(there, changes)]
    await new Promise(next => setTimeout(next, 500))
    const writtenHere = (await here.call<{ createAccount: { id: string } }>(create, individual('Written Here')))
      .createAccount.id
    const writtenThere = (await there.call<{ createAccount: { id: string } }>(create, individual('Written There')))
      .createAccount.id

    const read = 'query ($id: ID!) { account(id: $id) { id } }'
    expect(await there.call(read, { id: writtenHere })).toEqual({ account: { id: writtenHere } })
    expect(await here.call(read, { id: writtenThere })).toEqual({ account: { id: writtenThere } })
    const told = (live: Live) => live.told.map(({ recordChanged }) => recordChanged as { number: number; id: string })
    await until(() => listeners.every(live => told(live).length >= 2), 5_000, 'The two events were not told.')
    const [toldHere = [], toldThere = []] = listeners.map(told)
    expect(toldHere.map(({ id }) => id)).toEqual([writtenHere, writtenThere])
    expect(toldThere, 'with the same numbers').toEqual(toldHere)
    await Promise.all(listeners.map(live => live.close()))
  })

  test('a job runs once: the audit chain has one link for each entry', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? here : there).call(create, individual(`Chained ${index}`))),
    )
    const client = await MongoClient.connect(databaseUri(productData()))
    try {
      const database = client.db('accounts')
      const entries = database.collection('auditEntries')
      const links = database.collection('auditLinks')
      const areLinked = async () => (await entries.countDocuments({ isUnlinked: true })) === 0
      await until(areLinked, 5_000, 'Entries without a link after 5 s.')
      expect(await links.countDocuments()).toBe(await entries.countDocuments())
      expect(new Set(await links.distinct('entryId')).size).toBe(await links.countDocuments())
    } finally {
      await client.close()
    }
  })
})
