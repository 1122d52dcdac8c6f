import { Schema, Types } from 'mongoose'
import { beforeAll, expect, it } from 'vitest'
import { ownDatabase } from '../database.ts'
import { defineTenantModel } from '../models.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inTenantScope } from '../scope.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import { auditEntries } from './audit-collections.ts'
import { type AuditFilter, findAuditEntries } from './find-audit-entries.ts'

useTestDatabases('auditlog')

const Letter = defineTenantModel(
  'testLetters',
  new Schema<{ text: string; pin?: string }>({ text: String, pin: { type: String, secret: true } }),
  { typename: 'Letter' },
)
const Stamp = defineTenantModel('testStamps', new Schema<{ text: string }>({ text: String }))
const ours = String(new Types.ObjectId())
const theirs = String(new Types.ObjectId())
const maya = 'maya'
const omar = 'omar'

const act = <Result>(operation: string, userId: string, work: () => Promise<Result>, agencyId = ours) =>
  inTenantScope(agencyId, () =>
    runMutation({ operation, requestId: `request of ${operation}`, agencyId, userId, isAlwaysAudited: true }, work),
  )
const read = (filter: AuditFilter = {}, page = {}, agencyId = ours) =>
  inTenantScope(agencyId, () => findAuditEntries(filter, page))
const operations = async (filter: AuditFilter) => (await read(filter)).items.map(({ operation }) => operation)

let letter: string
let stamp: string

beforeAll(async () => {
  letter = String((await act('writeLetter', maya, () => Letter.create({ text: 'one', pin: '1234' })))._id)
  stamp = String((await act('buyStamp', omar, () => Stamp.create({ text: 'blue' })))._id)
  await act('mendLetter', omar, () => Letter.updateOne({ _id: letter }, { $set: { text: 'two' } }))
  await act('look', maya, async () => true)
  await act('burnLetter', maya, () => Letter.deleteOne({ _id: letter }))
  await act('theirs', maya, () => Letter.create({ text: 'CANARY_B' }), theirs)
})

it('gives the agency’s own entries, the newest first', async () => {
  const { items, total, endCursor } = await read()
  expect(items.map(({ operation }) => operation)).toEqual([
    'burnLetter',
    'look',
    'mendLetter',
    'buyStamp',
    'writeLetter',
  ])
  expect({ total, endCursor }).toEqual({ total: 5, endCursor: null })
})

it('says what became of each record, without its secrets', async () => {
  const { items } = await read({ ids: [letter] })
  expect(items.map(({ changes }) => changes[0]?.kind)).toEqual(['DELETED', 'UPDATED', 'CREATED'])
  expect(items[1]).toMatchObject({
    userId: omar,
    requestId: 'request of mendLetter',
    changes: [{ typename: 'Letter', id: letter, before: { text: 'one' }, after: { text: 'two' } }],
  })
  expect(JSON.stringify(items)).not.toContain('1234')
})

it.each<[string, () => AuditFilter, string[]]>([
  ['type', () => ({ typename: 'Letter' }), ['burnLetter', 'mendLetter', 'writeLetter']],
  ['collection, where there is no type', () => ({ typename: 'testStamps' }), ['buyStamp']],
  ['an unknown type', () => ({ typename: 'Envelope' }), []],
  ['records', () => ({ ids: [stamp, letter] }), ['burnLetter', 'mendLetter', 'buyStamp', 'writeLetter']],
  ['a record that is of another type', () => ({ typename: 'Letter', ids: [stamp] }), []],
  ['person', () => ({ userId: omar }), ['mendLetter', 'buyStamp']],
  ['kind of change', () => ({ kinds: ['CREATED'] }), ['buyStamp', 'writeLetter']],
  ['several kinds', () => ({ typename: 'Letter', kinds: ['UPDATED', 'DELETED'] }), ['burnLetter', 'mendLetter']],
  ['nothing of the past', () => ({ to: new Date(0) }), []],
])('is filtered by %s', async (_, filter, expected) => {
  expect(await operations(filter())).toEqual(expected)
})

it('is filtered by time: from is in, to is out', async () => {
  const { items } = await read()
  const at = items[2]?.at as Date
  expect(await operations({ from: at })).toContain('mendLetter')
  expect(await operations({ to: at })).not.toContain('mendLetter')
})

it('is paged without a gap or a repetition, also where times are equal', async () => {
  await auditEntries(ownDatabase()).updateMany(
    { agencyId: new Types.ObjectId(theirs) },
    { $set: { at: new Date('2026-11-20T09:00:00Z') } },
  )
  for (let count = 0; count < 6; count += 1) await act(`more ${count}`, maya, async () => true, theirs)
  const at = new Date('2026-11-20T10:00:00Z')
  await auditEntries(ownDatabase()).updateMany(
    { agencyId: new Types.ObjectId(theirs), operation: /^more/ },
    { $set: { at } },
  )
  const seen: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof read>> = await read({}, { first: 3, after }, theirs)
    seen.push(...page.items.map(({ operation }) => operation))
    after = page.endCursor
  } while (after)
  expect(seen).toEqual(['more 5', 'more 4', 'more 3', 'more 2', 'more 1', 'more 0', 'theirs'])
})

it('has an index of the agency for each filter', async () => {
  const indexes = await auditEntries(ownDatabase()).indexes()
  const keys = indexes.map(({ key }) => Object.keys(key).join(' '))
  expect(keys).toEqual(
    expect.arrayContaining([
      'agencyId at _id',
      'agencyId userId at _id',
      'agencyId changes.id at _id',
      'agencyId changes.collection at _id',
    ]),
  )
})
