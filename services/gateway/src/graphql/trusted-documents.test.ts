import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishRelease } from '../registry/publish-release.ts'
import { ReleaseStore } from '../registry/release-store.ts'
import { documentIdOf, TrustedDocuments } from '../registry/trusted-documents.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://desk.example' }
const document = 'query Accounts($first: Int) { accounts(first: $first) { id } }'
const unknown = { status: 400, code: 'DOCUMENT_UNKNOWN' }

let gateway: TestGateway
let maya: Visitor
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverdesk-documents-'))
  gateway = await startTestGateway(production)
  maya = await Visitor.signedIn(gateway)
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true })
})

async function send(body: object) {
  const { status, errors, data } = await maya.post(body)
  return { status, code: errors[0]?.extensions['code'], ...(data && { data }) }
}

async function publishPlugin(version: string, text: string) {
  const dist = join(folder, version)
  await mkdir(dist)
  const manifest = { id: 'accounts', version, basePaths: ['/app/accounts'], nav: [], preload: [] }
  await writeFile(
    join(dist, 'plugin.json'),
    JSON.stringify({ ...manifest, operations: [{ name: 'Accounts', document: text }] }),
  )
  const releases = new ReleaseStore(gateway.database, new TrustedDocuments(gateway.database))
  await publishRelease(releases, dist, join(gateway.dataFolder, 'remotes'), 'test')
}

describe('in production', () => {
  it('an operation runs by its name once its plugin is published, and continues doing so after an update', async () => {
    const request = { documentId: documentIdOf(document), variables: { first: 2 } }
    expect(await send(request)).toEqual(unknown)
    await publishPlugin('1.0.0', document)
    expect(await send(request)).toMatchObject({ status: 200, data: { accounts: [{ id: '0' }, { id: '1' }] } })
    await publishPlugin('1.1.0', '{ asker }')
    expect((await send(request)).status).toBe(200)
  })

  it('nothing else does, not even the text of what is published', async () => {
    await gateway.publish(document)
    expect(await send({ query: document, variables: { first: 2 } })).toEqual(unknown)
    expect(await send({ query: '{ agencyUser { id } }', documentId: 'nobody' })).toEqual(unknown)
  })

  it('no one without a session runs what needs one', async () => {
    const { status, errors } = await new Visitor(gateway).graphql(document)
    expect([status, errors[0]?.extensions['code']]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('variables of a wrong type are refused before a subgraph hears of them', async () => {
    gateway.accounts.requests.length = 0
    const { status, errors } = await maya.graphql(document, { first: 'many' })
    expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_REQUEST'])
    expect(gateway.accounts.requests).toEqual([])
  })
})

it('the shell’s own operations are registered at the start; in development any text runs too', async () => {
  const own = await startTestGateway({}, [], JSON.stringify([{ name: 'Who', document: '{ asker }' }]))
  try {
    const visitor = await Visitor.signedIn(own)
    expect((await visitor.post({ documentId: documentIdOf('{ asker }') })).data).toEqual({
      asker: 'agency-harbor/user-maya',
    })
    expect((await visitor.post({ query: '{ you: asker }' })).status).toBe(200)
  } finally {
    await own.close()
  }
})
