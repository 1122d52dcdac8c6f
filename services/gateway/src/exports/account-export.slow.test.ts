import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { FileStore, type NewFile } from '@coverdesk/kit'
import { pdf } from '@coverdesk/kit/testing'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { accountsFixture, settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const canary = 'CANARY_B'
const [ours, theirs] = ['agency-harbor', 'agency-summit']

/** What accounts answers of an account, by its id. */
const held = new Map<string, { status: number; body: unknown }>()
const nothing = { status: 200, body: { held: null, files: [] } }
const accounts: Fixture = {
  ...accountsFixture,
  questions: { 'account-data': ({ accountId = '' }) => held.get(accountId) ?? nothing },
}
/** The second area holds something about one account only. */
const settings: Fixture = {
  ...settingsFixture,
  questions: {
    ...settingsFixture.questions,
    'account-data': ({ accountId }) =>
      accountId === 'silent' ? { status: 500, body: { error: { message: 'Broken.' } } } : nothing,
  },
}

let gateway: TestGateway
let store: FileStore
let maya: Visitor
beforeAll(async () => {
  gateway = await startTestGateway({}, [settings, accounts])
  store = new FileStore(gateway.database as never)
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())

async function keep(bytes: Buffer, file: Partial<NewFile> = {}): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const described = { agencyId: ours, name: 'a.pdf', mimeType: 'application/pdf', size: bytes.length, sha256 }
  const stored = { ...described, uploadedBy: 'user-maya', kind: 'UPLOAD' as const, ...file }
  const { _id } = await store.store(stored, Readable.from(bytes.length > 0 ? [bytes] : []))
  await gateway.database
    .collection('files.files')
    .updateOne({ _id: _id as never }, { $set: { 'metadata.state': 'ATTACHED' } })
  return _id
}

const holds = (accountId: string, files: { id: string; path: string[] }[], data: object = {}) =>
  void held.set(accountId, { status: 200, body: { held: { name: accountId, ...data }, files } })

async function unpacked(answer: Response) {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  const { 'account.json': table, ...files } = unzipSync(bytes)
  return { table: JSON.parse(strFromU8(table as Uint8Array)), files, bytes: Buffer.from(bytes) }
}
const exported = (id: string, visitor = maya) => visitor.fetch(`/exports/accounts/${id}`)

it('all that is held comes as one ZIP: the data, every file, and where it lies', async () => {
  const [certificate, binder, empty] = [pdf(), randomBytes(700_000), Buffer.alloc(0)]
  const ids = await Promise.all([keep(certificate), keep(binder, { name: 'Binder.pdf' }), keep(empty)])
  const paths = [
    ['certificates', 'Certificate COI-000012.pdf'],
    ['policies', 'GL/123 2027-01-31', 'Binder.pdf'],
    ['policies', 'GL/123 2027-01-31', 'binder.pdf'],
  ]
  holds(
    'open',
    ids.map((id, index) => ({ id, path: paths[index] ?? [] })),
  )
  const answer = await exported('open')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="account-open.zip"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-missing-files')).toBe('0')
  const { table, files } = await unpacked(answer)
  const places = [
    'certificates/Certificate COI-000012.pdf',
    'policies/GL_123 2027-01-31/Binder.pdf',
    'policies/GL_123 2027-01-31/binder (2).pdf',
  ]
  expect(Object.keys(files)).toEqual(places)
  for (const [index, bytes] of [certificate, binder, empty].entries()) {
    expect(Buffer.from(files[places[index] ?? ''] ?? []).equals(bytes), places[index]).toBe(true)
  }
  expect(table).toMatchObject({
    accountId: 'open',
    areas: { accounts: { name: 'open' } },
    files: ids.map((id, index) => ({ id, area: 'accounts', path: places[index], mimeType: 'application/pdf' })),
  })
  expect(Object.keys(table.areas), 'an area that holds nothing is not there').toEqual(['accounts'])
})

it('a file that another agency has, that must not be served, or that is gone has no place, and is named', async () => {
  const ids = [
    await keep(Buffer.from(canary), { agencyId: theirs, name: canary }),
    await keep(Buffer.from(canary), { kind: 'SOURCE', name: canary }),
    await keep(Buffer.from(canary), { kind: 'PREVIEW', name: canary }),
    'f'.repeat(32),
  ]
  const own = await keep(pdf())
  holds(
    'canary',
    [...ids, own, own].map((id, index) => ({ id, path: ['policies', `File ${index}.pdf`] })),
  )
  const answer = await exported('canary')
  expect(answer.headers.get('x-missing-files')).toBe('4')
  const { table, files, bytes } = await unpacked(answer)
  expect(bytes.includes(canary)).toBe(false)
  expect(Object.keys(files), 'one file is once').toEqual(['policies/File 5.pdf'])
  expect(table.files.slice(0, 4)).toEqual(
    ids.map((id, index) => ({
      ...{ id, area: 'accounts', path: null, name: `File ${index}.pdf` },
      reason: 'This file is no longer available.',
    })),
  )
})

describe('there is no file', () => {
  it('of an account that no one holds anything about, of one of an area that can’t tell, and for no one', async () => {
    holds('silent', [])
    held.set('old', { status: 200, body: { held: { name: 'An area of the release before names no files.' } } })
    held.set('refused', { status: 422, body: { error: { message: 'No.' } } })
    for (const [id, status] of [
      ['nowhere', 404],
      ['silent', 503],
      ['old', 503],
      ['refused', 400],
    ] as const) {
      const answer = await exported(id)
      expect([id, answer.status]).toEqual([id, status])
      expect(answer.headers.get('content-disposition')).toBeNull()
      const { errors } = (await answer.json()) as { errors: { message: string }[] }
      expect(errors[0]?.message).toMatch(/\.$/)
    }
    expect((await exported('open', new Visitor(gateway))).status).toBe(401)
  })

  it('to take for all when one breaks off in the middle', async () => {
    const [first, broken] = [await keep(randomBytes(300_000)), await keep(randomBytes(1_000_000))]
    await gateway.database.collection('files.chunks').deleteOne({ files_id: broken as never, n: 2 })
    holds(
      'broken',
      [first, broken].map(id => ({ id, path: [`${id}.pdf`] })),
    )
    const answer = await exported('broken')
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })
})

it('reads no more than is taken, ends when the browser goes, and gives no one more than three at once', async () => {
  const big = randomBytes(20 * 1024 * 1024)
  const ids = await Promise.all([1, 2, 3].map(() => keep(big)))
  holds(
    'large',
    ids.map(id => ({ id, path: [`${id}.pdf`] })),
  )
  const read = vi.spyOn(FileStore.prototype, 'readWhole')
  const open = await Promise.all([1, 2, 3].map(() => slowly('large')))
  await wait(500)
  expect(read, 'each is at its first file').toHaveBeenCalledTimes(3)
  const fourth = await exported('open')
  expect(fourth.status).toBe(429)
  await fourth.json()
  expect((await exported('open', await Visitor.signedIn(gateway, 'ben'))).status, 'others may').toBe(200)
  const streams = read.mock.results.slice(0, 3).map(({ value }) => value as Readable)
  expect(streams.every(({ destroyed }) => !destroyed)).toBe(true)
  for (const answer of open) answer.destroy()
  await vi.waitFor(() => expect(streams.every(({ destroyed }) => destroyed)).toBe(true), 5_000)
  await vi.waitFor(async () => expect((await exported('open')).status).toBe(200), 5_000)
  read.mockRestore()
})

/** An answer that comes, and of which nothing is read. */
async function slowly(id: string) {
  const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = request(`${gateway.url}/exports/accounts/${id}`, { headers: { cookie }, agent: false }).end()
  const [answer] = await once(asked, 'response')
  answer.on('error', () => undefined)
  return answer.pause()
}

it('hundreds of files need no more memory than one', async () => {
  const bytes = randomBytes(2 * 1024 * 1024)
  const ids: string[] = []
  for (let index = 0; index < 60; index += 1) ids.push(await keep(bytes))
  holds(
    'many',
    ids.map(id => ({ id, path: ['policies', 'Photo.jpg'] })),
  )
  const answer = await exported('many')
  const before = process.memoryUsage().arrayBuffers
  let [most, taken] = [0, 0]
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    taken += part.length
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  expect(String(taken)).toBe(answer.headers.get('content-length'))
  expect(taken).toBeGreaterThan(120 * 1024 * 1024)
  expect(most / 1024 / 1024).toBeLessThan(64)
})
