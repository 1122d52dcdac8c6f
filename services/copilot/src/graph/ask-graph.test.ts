import { CoverdeskError } from '@coverdesk/kit'
import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { limitRule } from '../../../gateway/src/graphql/limits.ts'
import { askGraph } from './ask-graph.ts'
import { OwnerGone, ownerOf } from './owner.ts'
import { type RelatedQuestion, recordKinds, startKinds } from './question.ts'
import { relationsOf } from './relations/relate.ts'
import { agency, inDays, maya, omar, otherAgency, stranger } from './testing/made-up-records.ts'
import { productSchema, useRecords } from './testing/use-records.ts'

const records = useRecords()

const ask = (question: RelatedQuestion, { userId = maya, agencyId = agency as string } = {}) =>
  records.inJob(async () => askGraph(question, await ownerOf(userId)), agencyId)
const titles = async (question: RelatedQuestion) => (await ask(question)).records.map(({ title }) => title)

describe('questions about the agency’s records', () => {
  it('who holds certificates under a policy: those that no other certificate replaced, each once', async () => {
    const { records, total, startedFrom } = await ask({
      start: { kind: 'POLICY', query: 'Bayview’s umbrella policy' },
      relation: 'CERTIFICATE_HOLDER',
    })
    expect(startedFrom.map(({ title }) => title)).toEqual(['Umbrella P-p1'])
    expect(total).toBe(1)
    expect(records).toEqual([
      {
        ...{ typename: 'CertificateHolder', id: 'd1', title: 'Port of Oakland' },
        path: '/app/accounts/a1/certificates/d1',
        facts: [
          { label: 'Address', value: '12 Dock St, Alameda, CA 94501' },
          { label: 'Account', value: 'Bayview Marine Services LLC' },
          { label: 'Certificates', value: 'COI-d1, COI-d3' },
          { label: 'Last issued', value: 'Nov 1, 2026' },
        ],
      },
    ])
  })

  it('which policies of a client expire within some days', async () => {
    const question: RelatedQuestion = {
      start: { kind: 'ACCOUNT', query: 'Redwood' },
      relation: 'POLICY',
      filters: { expiresFrom: inDays(1), expiresTo: inDays(30) },
    }
    const answer = await ask(question)
    expect(answer.records).toMatchObject([{ id: 'p3', title: 'Property P-p3', path: '/app/policies/p3/overview' }])
    expect(answer.records[0]?.facts).toContainEqual({ label: 'Premium', value: '$48,210' })
    expect(await titles({ ...question, filters: { expiresFrom: inDays(0), expiresTo: inDays(60) } })).toEqual([
      'Property P-p3',
      'Auto P-p4',
    ])
    const ahead = records.questions().map(({ variables }) => variables['filter'])
    expect(ahead).toContainEqual({ accountId: 'a2', expiresWithinDays: 60 })
    expect(await titles({ ...question, filters: { expiresTo: inDays(60) } })).toEqual(['Property P-p3', 'Auto P-p4'])
    expect(await titles({ ...question, filters: { expiresFrom: inDays(-9), expiresTo: inDays(-1) } })).toEqual([
      'Cyber P-p5',
    ])
  })

  it('which accounts are with a carrier', async () => {
    const { records } = await ask({ start: { kind: 'CARRIER', query: 'Pacific Mariner' }, relation: 'ACCOUNT' })
    expect(records.map(({ title, path }) => [title, path])).toEqual([
      ['Bayview Marine Services LLC', '/app/accounts/a1'],
      ['Heron Freight', '/app/accounts/a5'],
    ])
  })

  it('what open requests a client has', async () => {
    const { records } = await ask({
      start: { kind: 'ACCOUNT', query: 'larkspur' },
      relation: 'SERVICE_REQUEST',
      filters: { requestState: 'OPEN' },
    })
    expect(records).toMatchObject([{ id: 's1', path: '/app/servicing/s1/overview' }])
    expect(records[0]?.facts).toContainEqual({ label: 'Due', value: 'Dec 1, 2026' })
  })

  it('all records of a kind, where no name is asked for', async () => {
    const { records, total, startedFrom } = await ask({ start: { kind: 'CARRIER' } })
    expect([records.length, total, startedFrom]).toEqual([2, 2, []])
    expect(records[1]?.facts).toContainEqual({ label: 'Policies', value: '100 or more' })
  })

  it('nothing where nothing fits, and that is no failure', async () => {
    expect(await ask({ start: { kind: 'ACCOUNT', query: 'Nobody' }, relation: 'POLICY' })).toEqual({
      ...{ records: [], total: 0, isComplete: true, startedFrom: [] },
    })
  })
})

describe('the name that a question begins with', () => {
  it.each([
    ['Larkspur Dental Group, LLC', ['Larkspur Dental Group']],
    ['the account of Redwood', ['Redwood Precision Machining Inc.']],
    ['Bayview', ['Bayview']],
    ['Bayview Marine', ['Bayview Marine Services LLC']],
    ['Larkspur Marine', []],
  ])('“%s” fits %j', async (query, found) => {
    expect(await titles({ start: { kind: 'ACCOUNT', query } })).toEqual(found)
  })

  it.each([
    ['Redwood commercial auto', ['Auto P-p4']],
    ['general liability', ['General Liability P-p2']],
    ['P-p5', ['Cyber P-p5']],
  ])('“%s” names policies by their line or number', async (query, found) => {
    expect(await titles({ start: { kind: 'POLICY', query } })).toEqual(found)
  })
})

describe('relations', () => {
  it.each(startKinds.flatMap(kind => relationsOf(kind).map(relation => [kind, relation] as const)))(
    'lead from %s to %s',
    async (kind, relation) => {
      const answer = await ask({ start: { kind }, relation })
      expect(answer.records.length).toBeGreaterThan(0)
      expect(answer.isComplete).toBe(true)
    },
  )

  it('that there are not are refused with those that there are', async () => {
    const unknown = startKinds.flatMap(kind => {
      const known = relationsOf(kind)
      return recordKinds.filter(one => one !== kind && !known.includes(one)).map(one => [kind, one])
    })
    expect(unknown).toEqual([['CERTIFICATE_HOLDER', 'SERVICE_REQUEST']])
    await expect(ask({ start: { kind: 'CERTIFICATE_HOLDER' }, relation: 'SERVICE_REQUEST' })).rejects.toThrow(
      'From CERTIFICATE_HOLDER, relation can be ACCOUNT, CONTACT, POLICY, CARRIER, CERTIFICATE.',
    )
  })

  it('name what a record is related to by all of the records that lead there', async () => {
    const { records } = await ask({ start: { kind: 'ACCOUNT' }, relation: 'CARRIER' })
    const { facts } = records.find(({ title }) => title === 'Pacific Mariner Insurance') ?? {}
    expect(facts).toEqual([{ label: 'Policies', value: 'General Liability P-p2, Shipping and Transportation P-p6' }])
  })

  it('of 600 records and more are said not to be complete', async () => {
    const page = (after: string | null) => ({
      total: 10_000,
      endCursor: String(Number(after ?? 0) + 1),
      items: [
        { id: `k${after}`, name: 'One more', isCarrier: true, isBroker: false, claimsPhone: null, policyCount: 0 },
      ],
    })
    records.answering({ carriers: ({ after }: { after: string | null }) => page(after) })
    expect(await ask({ start: { kind: 'CARRIER' } })).toMatchObject({ isComplete: false, total: 6 })
  })
})

describe('the owner of a workspace', () => {
  it('is who asks, in the agency of the run', async () => {
    records.questions().length = 0
    await ask({ start: { kind: 'ACCOUNT', query: 'Bayview' } })
    const askers = new Set(records.questions().map(({ caller }) => `${caller.agencyId} ${caller.userId}`))
    expect([...askers]).toEqual([`${agency} ${maya}`])
  })

  it.each([
    ['who was disabled', omar],
    ['who is no one of the agency', '660000000000000000000077'],
  ])('%s gets nothing', async (_, userId) => {
    records.questions().length = 0
    await expect(ask({ start: { kind: 'ACCOUNT' } }, { userId })).rejects.toThrow(OwnerGone)
    expect(records.questions()).toHaveLength(1)
  })

  it('sees nothing of another agency', async () => {
    const { records } = await ask({ start: { kind: 'ACCOUNT' } }, { userId: stranger, agencyId: otherAgency })
    expect(records.map(({ title }) => title)).toEqual(['CANARY_B Bayview Marine'])
    expect(await titles({ start: { kind: 'ACCOUNT', query: 'CANARY_B' } })).toEqual([])
  })

  it('is refused what the product refuses', async () => {
    records.answering({
      accounts: () => {
        throw new CoverdeskError('SUBSCRIPTION_EXPIRED', 'Your subscription has ended.')
      },
    })
    await expect(ask({ start: { kind: 'ACCOUNT' } })).rejects.toMatchObject({ code: 'SUBSCRIPTION_EXPIRED' })
  })
})

it('every question keeps within what the one endpoint allows', () => {
  const asked = records.everAsked()
  expect(asked).toHaveLength(14)
  for (const query of asked) expect(validate(productSchema, parse(query), [limitRule])).toEqual([])
})
