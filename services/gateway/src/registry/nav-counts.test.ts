import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from './manifest.ts'
import { navCountsOf } from './nav-counts.ts'
import { documentIdOf, TrustedDocuments } from './trusted-documents.ts'

const name = `test_navcounts_${randomUUID().slice(0, 8)}`
let mongo: MongoClient
let documents: TrustedDocuments

beforeAll(async () => {
  mongo = await MongoClient.connect(process.env['MONGODB_URI'] ?? '')
  documents = new TrustedDocuments(mongo.db(name))
})
afterAll(async () => {
  await mongo.db(name).dropDatabase()
  await mongo.close()
})

/** A plugin whose navigation has one entry for each of these published documents. */
async function plugin(...texts: string[]): Promise<Manifest> {
  await documents.register(texts)
  const nav = texts.map(text => ({ path: '/app/x', order: 1, count: { documentId: documentIdOf(text), field: 'n' } }))
  return { id: 'x', version: '1.0.0', basePaths: ['/app/x'], nav, preload: [], slots: [], files: [] }
}

const requests = 'query RequestsWaiting { serviceRequestCount(state: OPEN) }'
const emails = 'query EmailsWaiting { n: unreadEmails }'

describe('what waits in the navigation', () => {
  it('is one published operation for all plugins, each count with a field of its own', async () => {
    const counts = await navCountsOf([await plugin(requests), await plugin(emails), await plugin()], documents)
    expect(counts?.fields).toEqual({ [documentIdOf(requests)]: 'count0', [documentIdOf(emails)]: 'count1' })
    const text = (await documents.textOf(counts?.documentId ?? ''))?.replaceAll(/\s+/g, ' ')
    expect(text).toBe('query NavCounts { count0: serviceRequestCount(state: OPEN) count1: unreadEmails }')
  })

  it('is nothing on a full disk, so that pages still open, and counts again once there is space', async () => {
    const plugins = [await plugin('query ClaimsWaiting { claimCount }')]
    const full = Object.assign(new TrustedDocuments(mongo.db(name)), {
      register: () => Promise.reject(Object.assign(new Error('No space left on device'), { code: 'ENOSPC' })),
    })
    expect(await navCountsOf(plugins, full)).toBeUndefined()
    expect(await navCountsOf(plugins, documents)).toMatchObject({ documentId: expect.any(String) })
  })

  it('is nothing when no plugin counts anything', async () => {
    expect(await navCountsOf([await plugin()], documents)).toBeUndefined()
  })

  it('asks nothing in the name of a plugin that is no count', async () => {
    const others = [
      'mutation Delete { deleteAll }',
      'query Two { one two }',
      'query Given($id: ID) { count(id: $id) }',
      'query Record { agencyUser { id } }',
    ]
    expect(await navCountsOf([await plugin(...others)], documents)).toBeUndefined()
    const unknown = await plugin()
    const nav = [{ path: '/app/x', order: 1, count: { documentId: 'no one published it' } }]
    expect(await navCountsOf([{ ...unknown, nav }], documents)).toBeUndefined()
  })
})
