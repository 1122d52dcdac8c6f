import { demoAccounts, inTenantScope } from '@coverdesk/kit'
import {
  runJob,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subgraphWithDemoClients, them, us } from '../../testing/accounts-subgraph.ts'
import { Certificate } from '../record/certificate.model.ts'
import { purgeCertificatesOf } from '../removal/purge-certificates.ts'
import { productAnswer, productPolicy } from '../testing/product-policies.ts'
import { DeletedHolder } from './deleted-holder.model.ts'
import { Holder, holderFields } from './holder.model.ts'
import { linkCertificates } from './link-certificates.ts'
import { purgeHolder } from './purge-holder.ts'

let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  product = await startTestProduct(() => productAnswer([productPolicy('1')]))
  subgraph = await startTestSubgraph(subgraphWithDemoClients, { SEED: 'demo', ...product.environment })
})
afterAll(() => Promise.all([subgraph.close(), product.close()]))

const address = { line1: '9 Plover Sq', city: 'Oakland', zone: 'CA', postalCode: '94607' }
const whole = /* GraphQL */ `
  fragment Whole on KnownHolder {
    __typename id version name address { line1 line2 city zone postalCode } lastIssuedAt certificateCount
  }
`
interface Known {
  id: string
  version: number
  name: string
  lastIssuedAt: string | null
  certificateCount: number
}
let holders = 0
const newName = (words = 'Plover Group') => `${words} ${++holders}`

const issue = (holder: object, account: string = demoAccounts.bayview.id) =>
  subgraph.data<{ createCertificate: { id: string; createdAt: string } }>(
    us,
    'mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { id createdAt } }',
    { input: { accountId: account, holder } },
  )
const find = async (search: string): Promise<Known[]> => {
  const query = `query ($search: String) { certificateHolders(search: $search) { items { ...Whole } } } ${whole}`
  return (await subgraph.data<{ certificateHolders: { items: Known[] } }>(us, query, { search })).certificateHolders
    .items
}
const only = async (name: string): Promise<Known> => {
  const found = await find(name)
  expect(found).toHaveLength(1)
  return found[0] as Known
}
const read = `query ($id: ID!) { certificateHolder(id: $id) { ...Whole } } ${whole}`
const update = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $input: UpdateCertificateHolderInput!) {
    updateCertificateHolder(id: $id, version: $version, input: $input) { ...Whole }
  }
  ${whole}
`
const remove = `mutation ($id: ID!, $version: Int!) {
  deleteCertificateHolder(id: $id, version: $version) { id deletedAt restorableUntil } }`
const restore = `mutation ($id: ID!) { restoreCertificateHolder(id: $id) { ...Whole } } ${whole}`
const changed = async (known: Known, input: object) =>
  (await subgraph.data<{ updateCertificateHolder: Known }>(us, update, { ...idOf(known), input }))
    .updateCertificateHolder
const idOf = ({ id, version }: Known) => ({ id, version })
/** One that was issued, and copies of it: what they say matters, not that each was drawn. */
async function certifiedThirtyTimes(name: string) {
  const { createCertificate: issued } = await issue({ name, address })
  await inTenantScope(us.agencyId, async () => {
    const { certificateNumber, ...said } = await Certificate.findById(issued.id).orFail().lean()
    const copies = Array.from({ length: 29 }, (_, number) => ({
      ...{ ...said, _id: new Types.ObjectId(), certificateNumber: `${certificateNumber}-${number}` },
    }))
    await Certificate.insertMany(copies)
  })
}
const certificatesOf = async (id: string) => {
  const query = `query ($id: ID!) { certificateHolder(id: $id) { certificates(first: 2) {
    total items { id accountId account { id } holder { name } } endCursor } } }`
  const { certificateHolder } = await subgraph.data<{
    certificateHolder: { certificates: { total: number; items: { id: string; holder: { name: string } }[] } }
  }>(us, query, { id })
  return certificateHolder.certificates
}

describe('a holder of the book', () => {
  it('counts its certificates of all accounts, and shows them the newest first', async () => {
    const name = newName()
    await issue({ name, address })
    await issue({ name: name.toUpperCase(), address }, demoAccounts.larkspur.id)
    const last = await issue({ name, address: { ...address, postalCode: '94607-1234' } }, demoAccounts.larkspur.id)
    const known = await only(name)
    expect(known).toMatchObject({ name, certificateCount: 3, lastIssuedAt: last.createCertificate.createdAt })
    const { total, items } = await certificatesOf(known.id)
    expect(total).toBe(3)
    const account = { accountId: demoAccounts.larkspur.id, account: { id: demoAccounts.larkspur.id } }
    expect(items).toMatchObject([{ id: last.createCertificate.id, ...account }, account])
  })

  it('has another version when it is written otherwise, and none more for a certificate alike', async () => {
    const name = newName()
    await issue({ name, address })
    await issue({ name, address: { ...address, line2: '' } })
    expect(await only(name)).toMatchObject({ version: 1, certificateCount: 2 })
    await issue({ name, address: { ...address, line2: 'Floor 2' } })
    expect(await only(name)).toMatchObject({ version: 2, certificateCount: 3, address: { line2: 'Floor 2' } })
  })

  it('is corrected for certificates from now on; issued ones stay as they are', async () => {
    const name = newName()
    await issue({ name, address })
    const known = await only(name)
    const later = newName('Sandpiper Works')
    expect(await changed(known, { name: later })).toMatchObject({ name: later, version: 2, address })
    expect(await find(name)).toEqual([])
    expect((await certificatesOf(known.id)).items).toMatchObject([{ holder: { name } }])
    await issue({ name: later, address })
    expect(await only(later)).toMatchObject({ id: known.id, certificateCount: 2 })
  })

  it('is corrected from its last version only, and field by field', async () => {
    const name = newName()
    await issue({ name, address })
    const known = await only(name)
    const moved = await changed(known, { address: { ...address, city: 'Alameda' } })
    const superseded = await subgraph.failure(us, update, { ...idOf(known), input: { name: 'Other' } })
    expect(superseded.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { __typename: 'KnownHolder', id: known.id, version: 2, name, address: { city: 'Alameda', line2: null } },
    })
    const wrong = { name: ' ', address: { ...address, zone: 'XX' } }
    const { extensions } = await subgraph.failure(us, update, { ...idOf(moved), input: wrong })
    expect(extensions['validationErrors']).toMatchObject([{ path: 'name' }, { path: 'address.zone' }])
    const input = { name: 'שלום Deli', address: { ...address, city: '東京' } }
    const unprintable = await subgraph.failure(us, update, { ...idOf(moved), input })
    expect(unprintable.extensions['validationErrors']).toMatchObject([
      { path: 'name', message: expect.stringContaining('“ש”') },
      { path: 'address.city', message: expect.stringContaining('“東”') },
    ])
  })

  it('is refused a name and address that another one has', async () => {
    const [one, other] = [newName(), newName()]
    await issue({ name: one, address })
    await issue({ name: other, address })
    const { extensions } = await subgraph.failure(us, update, {
      ...idOf(await only(other)),
      input: { name: one.toUpperCase() },
    })
    expect(extensions['validationErrors']).toEqual([
      { path: 'name', message: 'The holder book has this name with this address already.' },
    ])
    const both = [newName(), newName()]
    for (const name of both) await issue({ name, address })
    const target = newName('One of two')
    const sent = await Promise.all(
      both.map(async name =>
        subgraph.ask<{ updateCertificateHolder: Known | null }>(us, update, {
          ...idOf(await only(name)),
          input: { name: target },
        }),
      ),
    )
    expect(
      sent.filter(({ errors }) => !errors),
      'of two at once one has it',
    ).toHaveLength(1)
    expect(await find(target)).toHaveLength(1)
  })
})

describe('a deleted holder', () => {
  it('is proposed no more, and can be brought back for 30 days', async () => {
    const name = newName()
    await issue({ name, address })
    const known = await only(name)
    const { deleteCertificateHolder: deleted } = await subgraph.data<{
      deleteCertificateHolder: { id: string; deletedAt: string; restorableUntil: string }
    }>(us, remove, idOf(known))
    expect((Date.parse(deleted.restorableUntil) - Date.parse(deleted.deletedAt)) / 86_400_000).toBe(30)
    expect(await find(name)).toEqual([])
    expect((await subgraph.failure(us, read, { id: known.id })).extensions.code).toBe('NOT_FOUND')
    const back = await subgraph.data(us, restore, { id: known.id })
    expect(back).toEqual({ restoreCertificateHolder: { ...known, version: 2 } })
    expect(await subgraph.data(us, restore, { id: known.id }), 'one that is there stays').toEqual(back)
  })

  it('is back when it gets another certificate, with those of before', async () => {
    const name = newName()
    await issue({ name, address })
    const known = await only(name)
    await subgraph.data(us, remove, idOf(known))
    await issue({ name, address })
    expect(await only(name)).toMatchObject({ id: known.id, certificateCount: 2 })
    expect((await certificatesOf(known.id)).total).toBe(2)
  })

  it('is removed from its last version only', async () => {
    const name = newName()
    await issue({ name, address })
    const known = await only(name)
    await changed(known, { address: { ...address, line2: 'Rear' } })
    expect((await subgraph.failure(us, remove, idOf(known))).extensions.code).toBe('CONFLICT')
  })

  it('does not come back beside another one of its name and address', async () => {
    const [name, other] = [newName(), newName()]
    await issue({ name, address })
    await issue({ name: other, address })
    const known = await only(name)
    await subgraph.data(us, remove, idOf(known))
    await changed(await only(other), { name })
    const { extensions, message } = await subgraph.failure(us, restore, { id: known.id })
    expect([extensions.code, message]).toEqual([
      'VALIDATION_FAILED',
      'The holder book has this name with this address already.',
    ])
  })

  it('is gone permanently afterwards, unless it was brought back meanwhile', async () => {
    const [gone, back] = [newName(), newName()]
    for (const name of [gone, back]) {
      await issue({ name, address })
      const known = await only(name)
      await subgraph.data(us, remove, idOf(known))
      const { deletedAt } = await inTenantScope(us.agencyId, () => DeletedHolder.findById(known.id).orFail().lean())
      if (name === back) await subgraph.data(us, restore, { id: known.id })
      await runJob(purgeHolder, { holderId: known.id, deletedAt: deletedAt.toISOString() }, us.agencyId)
      const asked = await subgraph.ask(us, restore, { id: known.id })
      expect(Boolean(asked.errors)).toBe(name === gone)
    }
    expect(await find(back)).toHaveLength(1)
  })
})

describe('certificates and the book', () => {
  it('lose touch of nothing when an account is gone permanently', async () => {
    const name = newName()
    await issue({ name, address })
    const made = await subgraph.data<{ createAccount: { id: string } }>(
      us,
      'mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "Egret, Ed", email: "ed@egret.example" } }) { id } }',
    )
    await issue({ name, address }, made.createAccount.id)
    expect(await only(name)).toMatchObject({ certificateCount: 2 })
    await inTenantScope(us.agencyId, () => purgeCertificatesOf(made.createAccount.id))
    const known = await only(name)
    const first = (await certificatesOf(known.id)).items
    expect(known).toMatchObject({ certificateCount: first.length })
  })

  it('of the release before find each other within a day, whatever the names were written like', async () => {
    const names = [newName('Former Fen'), newName('Former Fen')]
    for (const name of names) await certifiedThirtyTimes(name)
    await inTenantScope(us.agencyId, async () => {
      const ours = names.map(name => holderFields({ name, address } as never).key)
      // The former release knew neither links nor counts; of one holder nothing is left but the certificates.
      await Certificate.updateMany({ 'holder.name': { $in: names } }, { $unset: { holderId: 1 } })
      const counts = { certificateCount: 1, lastIssuedAt: 1, version: 1 }
      await Holder.collection.updateMany({ key: ours[0] as string }, { $unset: counts })
      await Holder.deleteOne({ key: ours[1] as string })
    })
    expect(await only(names[0] as string)).toMatchObject({ version: 1, certificateCount: 0 })
    await runJob(linkCertificates)
    for (const name of names) {
      const known = await only(name)
      expect(known).toMatchObject({ version: 1, certificateCount: 30, lastIssuedAt: expect.any(String) })
      expect((await certificatesOf(known.id)).total).toBe(30)
      expect(await changed(known, { address: { ...address, line2: 'B' } })).toMatchObject({ version: 2 })
    }
  })

  it('of another agency are answered like those that do not exist', async () => {
    const name = newName()
    await issue({ name, address })
    const known = await only(name)
    const nobody = '650000000000000000000099'
    for (const [document, rest] of [
      [read, {}],
      [update, { version: 1, input: { name: 'Ours' } }],
      [remove, { version: 1 }],
      [restore, {}],
    ] as const) {
      const theirs = await subgraph.failure(them, document, { id: known.id, ...rest })
      expect(theirs.extensions.code).toBe('NOT_FOUND')
      expect(theirs).toEqual(await subgraph.failure(them, document, { id: nobody, ...rest }))
      expect(theirs).toEqual(await subgraph.failure(them, document, { id: 'x', ...rest }))
    }
  })
})
