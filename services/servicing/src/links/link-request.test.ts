import { sharedDatabase } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import {
  heron,
  heronPolicy,
  otherAccount,
  type RequestAnswer,
  useServicingSubgraph,
} from '../testing/servicing-subgraph.ts'

const { create, data, world, wrong } = useServicingSubgraph()
const at = ({ id, version }: RequestAnswer) => ({ id, version })
const link = (request: RequestAnswer, input: object) => data('link', { ...at(request), input })
const referencesOf = (id: string) =>
  sharedDatabase('events')
    .collection('references')
    .find({ 'from.id': id })
    .map(({ typename, id: target }) => `${typename} ${target}`)
    .toArray()

describe('a request is linked', () => {
  it('to an account, to a policy with its account, and to nothing, each in the log', async () => {
    const request = await create({ type: 'OTHER', details: 'x', clientName: 'Ada' })
    const linked = await link(request, { accountId: otherAccount })
    expect(linked).toMatchObject({ version: 2, customerName: 'Osprey Optics', account: { id: otherAccount } })
    expect(linked.versionHistory[0]?.changes).toEqual([
      { kind: 'LINKED', path: null, before: null, after: 'Osprey Optics' },
    ])
    expect(await referencesOf(request.id), 'the account can’t be deleted').toEqual([`Account ${otherAccount}`])
    const ofPolicy = await link(linked, { businessPolicyId: heronPolicy })
    expect(ofPolicy).toMatchObject({ account: { id: heron }, businessPolicy: { id: heronPolicy } })
    expect(ofPolicy.versionHistory[0]?.changes).toMatchObject([
      { before: 'Osprey Optics', after: 'Heron Hardware · GL-204417' },
    ])
    expect(await referencesOf(request.id), 'nor can the policy').toEqual([
      `Account ${heron}`,
      `BusinessPolicy ${heronPolicy}`,
    ])
    const none = await link(ofPolicy, { accountId: null, businessPolicyId: null })
    expect(none).toMatchObject({ account: null, businessPolicy: null, customerName: 'Ada' })
    expect(await referencesOf(request.id)).toEqual([])
  })

  it('to its policy only while it is open', async () => {
    const request = await create({ type: 'ENDORSE_POLICY', details: 'Add a van', businessPolicyId: heronPolicy })
    const references = [`Account ${heron}`, `BusinessPolicy ${heronPolicy}`]
    expect(await referencesOf(request.id)).toEqual(references)
    const closed = await data('resolve', { ...at(request), input: {} })
    expect(await referencesOf(request.id)).toEqual([`Account ${heron}`])
    await data('reopen', { ...at(closed), input: { reason: 'Not done' } })
    expect((await referencesOf(request.id)).sort()).toEqual(references)
  })

  it('to a policy no more when that was deleted before it was reopened', async () => {
    const request = await create({ type: 'ENDORSE_POLICY', details: 'Add a van', businessPolicyId: heronPolicy })
    const closed = await data('resolve', { ...at(request), input: {} })
    delete world.policies[heronPolicy]
    const open = await data('reopen', { ...at(closed), input: { reason: 'Not done' } })
    world.policies[heronPolicy] = heron
    expect(open).toMatchObject({ state: 'OPEN', account: { id: heron }, businessPolicy: null })
    expect(open.versionHistory[0]?.changes).toMatchObject([
      { kind: 'REOPENED' },
      { kind: 'LINKED', before: 'A deleted policy', after: 'Heron Hardware' },
    ])
  })

  it('to the same without a version', async () => {
    const request = await create({ type: 'OTHER', details: 'x', accountId: heron })
    expect(await link(request, { accountId: heron })).toEqual(request)
  })

  it('to nothing that doesn’t exist, or doesn’t fit', async () => {
    const request = await create({ type: 'CANCEL_POLICY', businessPolicyId: heronPolicy })
    const refuse = (input: object) => wrong('link', { ...at(request), input })
    expect(await refuse({ accountId: 'nowhere' })).toEqual({ accountId: 'Choose an account.' })
    expect(await refuse({ accountId: 'nowhere', businessPolicyId: heronPolicy })).toEqual({
      accountId: 'Choose an account.',
    })
    expect(await refuse({ accountId: otherAccount, businessPolicyId: heronPolicy })).toEqual({
      businessPolicyId: 'Choose a policy of this account.',
    })
  })
})
