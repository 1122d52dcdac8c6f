import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { limitRule } from '../../../../gateway/src/graphql/limits.ts'
import { ownerOf } from '../owner.ts'
import type { NamedQuestion } from '../question.ts'
import { answersFrom } from '../testing/answers-from.ts'
import { maya, otherAgency, ourRecords, stranger } from '../testing/made-up-records.ts'
import { productSchema, useRecords } from '../testing/use-records.ts'
import { recordsAbout } from './about-records.ts'

const records = useRecords()

const about = (question: NamedQuestion) => records.inJob(async () => recordsAbout(question, await ownerOf(maya)))
const titles = async (question: NamedQuestion) => (await about(question)).records.map(({ title }) => title)

describe('records that names narrow down', () => {
  it('a client’s policy of a line, with all that its record says', async () => {
    const { records, named } = await about({
      ...{ query: 'bayview marine', relation: 'POLICY' },
      filters: { insuranceTypes: ['UMBRELLA'] },
    })
    expect(named).toMatchObject([{ kind: 'ACCOUNT', records: [{ name: 'Bayview Marine Services LLC' }] }])
    expect(records.map(({ title }) => title)).toEqual(['Umbrella P-p1'])
    const facts = Object.fromEntries(records[0]?.facts.map(({ label, value }) => [label, value]) ?? [])
    expect(facts).toMatchObject({
      ...{ Carrier: 'Summit Mutual', Status: 'In force', Premium: '$48,210', 'Total cost': '$48,370' },
      ...{ 'Each occurrence': '$5,000,000', Aggregate: '$5,000,000', Deductible: '$2,500' },
      ...{ 'Spoilage of stock': '$100,000', Excludes: 'Flood (Surface water)', Commission: '12.5%' },
    })
  })

  it.each<[string, NamedQuestion, string[]]>([
    [
      'a client and a carrier',
      { query: 'redwood; summit', relation: 'POLICY' },
      ['Cyber P-p5', 'Property P-p3', 'Auto P-p4'],
    ],
    ['a policy by its number', { query: 'P-p4', relation: 'POLICY' }, ['Auto P-p4']],
    ['a contact’s clients', { query: 'Ed Finch', relation: 'ACCOUNT' }, ['Redwood Precision Machining Inc.']],
    [
      'a mistyped name',
      { query: 'larkspr', relation: 'SERVICE_REQUEST' },
      ['Question: Larkspur Dental Group', 'Create certificate: Larkspur Dental Group'],
    ],
    [
      'who has no cyber policy',
      { relation: 'ACCOUNT', filters: { lacking: ['GENERAL_LIABILITY', 'UMBRELLA'] } },
      ['Redwood Precision Machining Inc.', 'Heron Freight'],
    ],
    [
      'the first of an order',
      { relation: 'POLICY', order: { by: 'EXPIRES', isDescending: true } },
      [
        'General Liability P-p2',
        'Umbrella P-p1',
        'Auto P-p4',
        'Property P-p3',
        'Cyber P-p5',
        'Shipping and Transportation P-p6',
      ],
    ],
    [
      'days from now',
      { relation: 'POLICY', filters: { expires: { unit: 'DAY', from: 1, to: 30 } } },
      ['Property P-p3'],
    ],
    [
      'a client’s certificates for a holder',
      { query: 'Bayview Marine; Port of Oakland', relation: 'CERTIFICATE' },
      ['COI-d1', 'COI-d3'],
    ],
    ['the contacts of a client', { query: 'heron freight', relation: 'CONTACT' }, []],
    ['whoever is named', { query: 'Maria Ochoa' }, ['Maria Ochoa']],
  ])('%s', async (_, question, expected) => {
    expect((await titles(question)).toSorted()).toEqual(expected.toSorted())
  })

  it('a word that names nothing narrows what says it, and is told apart where nothing does', async () => {
    const boat = await about({ query: 'boat', relation: 'SERVICE_REQUEST' })
    expect(boat.records.map(({ id }) => id)).toEqual(['s3'])
    expect([boat.said, boat.unknown]).toEqual([['boat'], []])
    const payroll = await about({ query: 'redwood; payroll', relation: 'POLICY' })
    expect([payroll.said, payroll.unknown]).toEqual([[], ['payroll']])
  })

  it('a client’s request is told by most of the words, in other forms of them', async () => {
    const found = await about({ query: 'larkspur; x-ray rooms; leak', relation: 'SERVICE_REQUEST' })
    expect(found.records.map(({ id }) => id)).toEqual(['s1'])
    expect([found.said, found.unknown]).toEqual([['x', 'ray', 'rooms'], ['leak']])
  })

  it('what staff noted on a client’s request, word for word, with who wrote it', async () => {
    const found = await about({ query: 'larkspur; physicist', relation: 'SERVICE_REQUEST' })
    expect(found.records.map(({ id }) => id)).toEqual(['s1'])
    expect([found.said, found.unknown]).toEqual([['physicist'], []])
    expect(found.records[0]?.facts).toContainEqual({
      label: 'Comment',
      value: '“The physicist measures the shielding on Tuesday.” (Maya Reyes, Nov 5, 2026)',
    })
  })

  it('finds a request by what staff noted where no one is named', async () => {
    const found = await about({ query: 'physicist; shielding', relation: 'SERVICE_REQUEST' })
    expect([found.records.map(({ id }) => id), found.said]).toEqual([['s1'], ['physicist', 'shielding']])
  })

  it('has no comments of another agency', async () => {
    const found = await records.inJob(
      async () => recordsAbout({ query: 'physicist', relation: 'SERVICE_REQUEST' }, await ownerOf(stranger)),
      otherAgency,
    )
    expect(found).toMatchObject({ records: [], said: [], unknown: ['physicist'] })
  })

  it('a reported loss by whatever people call one', async () => {
    const requests = ourRecords.requests.map(request => (request.id === 's3' ? { ...request, isLoss: true } : request))
    records.answering(answersFrom({ ...ourRecords, requests }))
    const found = await about({ query: 'bayview marine; boat accident', relation: 'SERVICE_REQUEST' })
    expect([found.records.map(({ id }) => id), found.unknown]).toEqual([['s3'], []])
  })

  it('no one by how they are reached', async () => {
    const requests = ourRecords.requests.map(request => ({ ...request, clientEmail: 'yacht@bayview.example' }))
    records.answering(answersFrom({ ...ourRecords, requests }))
    expect(await about({ query: 'bayview marine; yacht', relation: 'SERVICE_REQUEST' })).toMatchObject({
      unknown: ['yacht'],
    })
  })

  it('all certificates that were issued within some days', async () => {
    expect(
      await titles({ relation: 'CERTIFICATE', filters: { issued: { from: '2026-11-01', to: '2026-11-01' } } }),
    ).toEqual([...['COI-d1', 'COI-d3', 'COI-d2']])
    expect(await titles({ relation: 'CERTIFICATE', filters: { issued: { from: '2026-11-03' } } })).toEqual([])
  })

  it('policies by their premium, and those that no one is assigned to', async () => {
    const policies = ourRecords.policies.map((policy, place) => ({
      ...policy,
      ...{ pricing: { ...policy.pricing, premium: (place + 1) * 100_000 } },
      agencyUser: place === 5 ? null : { id: maya, name: 'Maya Reyes' },
    }))
    records.answering(answersFrom({ ...ourRecords, policies: policies as unknown as typeof ourRecords.policies }))
    const premium = { from: 200_000, to: 300_000 }
    expect((await titles({ relation: 'POLICY', filters: { premium } })).toSorted()).toEqual([
      ...['General Liability P-p2', 'Property P-p3'],
    ])
    expect(await titles({ relation: 'POLICY', filters: { isUnassigned: true } })).toEqual([
      'Shipping and Transportation P-p6',
    ])
  })

  it('tells clients of one name apart by what else their record says', async () => {
    const [first, ...others] = ourRecords.accounts
    if (!first) throw new Error('There are no accounts.')
    const hotels = {
      ...first,
      id: 'a9',
      details: { ...first.details, name: 'Redwood Hospitality', email: 'hotels@redwood.example' },
    }
    records.answering(answersFrom({ ...ourRecords, accounts: [...others, hotels] }))
    const found = await about({ query: 'redwood hotel', relation: 'POLICY' })
    expect([found.named.flatMap(({ records }) => records.map(({ id }) => id)), found.unknown]).toEqual([['a9'], []])
  })

  it.each(['larkspur dentals', 'larkspurdental', 'heronfreight'])('a name as people type it: %s', async query => {
    expect((await about({ query, relation: 'POLICY' })).named).toHaveLength(1)
  })

  it('clients are with a carrier that has a policy of theirs in force', async () => {
    expect((await titles({ query: 'pacific mariner', relation: 'ACCOUNT' })).toSorted()).toEqual([
      'Bayview Marine Services LLC',
      'Heron Freight',
    ])
    const policies = ourRecords.policies.map(policy => (policy.id === 'p6' ? { ...policy, state: 'CANCELED' } : policy))
    records.answering(answersFrom({ ...ourRecords, policies }))
    expect(await titles({ query: 'pacific mariner', relation: 'ACCOUNT' })).toEqual(['Bayview Marine Services LLC'])
  })

  it('what another client asked for is nothing that this one asked for', async () => {
    const found = await about({ query: 'redwood; boat', relation: 'SERVICE_REQUEST' })
    expect([found.said, found.unknown]).toEqual([[], ['boat']])
  })

  it('a trade in the middle of a name names no one', async () => {
    expect(await about({ query: 'machining', relation: 'POLICY' })).toMatchObject({ named: [], said: ['machining'] })
  })

  it('nothing of another agency', async () => {
    const found = await records.inJob(
      async () => recordsAbout({ query: 'Redwood', relation: 'POLICY' }, await ownerOf(stranger)),
      otherAgency,
    )
    expect(found).toMatchObject({ records: [], named: [], unknown: ['redwood'] })
  })
})

it('every question keeps within what the one endpoint allows', () => {
  for (const query of records.everAsked()) expect(validate(productSchema, parse(query), [limitRule])).toEqual([])
})
