import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { MongoClient, ObjectId } from 'mongodb'
import { Caller } from '../support/caller.ts'
import { draftsPerRun, startDraftingModel } from '../support/drafting-model.ts'
import { maya } from '../support/journey.ts'
import { databaseUri, processId, startProduct, stopProduct, until } from '../support/product.ts'

/** `npm run test:long` kills each process twenty times. */
const rounds = process.env['COVERDESK_LONG'] ? 20 : 2
const victims = ['copilot', 'embedded-mongo', 'gateway'] as const
/** As many as one person has going at once. */
const runsAtOnce = 3
/** Each of them is in its second turn then. */
const intoRuns = 900
/** A job of a dead process is another's after at most 40 s. */
const endsWithin = 75_000
/** So long the product has to be whole again. */
const recovers = 30_000

// Alone on the machine: how soon another process continues with a run depends on how busy it is.
test('whoever is killed in the middle of Cara’s runs, each run ends, and each of its tools has had its effect once', {
  tag: '@measured',
}, async () => {
  test.setTimeout(90_000 + rounds * victims.length * 90_000)
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-cara-'))
  const model = await startDraftingModel()
  const product = await startProduct(folder, {
    ...{ CARA_MODEL: 'openai-compatible:drafts', CARA_MODEL_URL: model.url, CARA_MODEL_KEY: 'k' },
    CARA_ALLOWED_HOSTS: [process.env['CARA_ALLOWED_HOSTS'], model.host].filter(Boolean).join(','),
  })
  try {
    const caller = await Caller.signedIn(product.url, maya)
    const begun: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const victim of victims) {
        const ids = await Promise.all(Array.from({ length: runsAtOnce }, () => onceReady(() => startRun(caller))))
        begun.push(...ids)
        await new Promise(next => setTimeout(next, intoRuns))
        expect(await onceReady(() => workingOf(caller, ids)), 'killed in the middle').toBeGreaterThan(0)
        process.kill(processId(folder, victim), 'SIGKILL')
        const isOver = () =>
          workingOf(caller, ids).then(
            count => count === 0,
            () => false,
          )
        await until(isOver, endsWithin, `A run is still going ${endsWithin / 1000} s after ${victim} was killed.`)
      }
    }
    await expectEachOnce(folder, begun)
  } finally {
    await stopProduct(product)
    await model.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The gateway may not have found the process again that was started in the place of the last victim. */
async function onceReady<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + recovers
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise(next => setTimeout(next, 200))
    }
  }
}

async function startRun(caller: Caller): Promise<string> {
  const create = `mutation { createCaraWorkspace(input: { message: "Draft the mails." }) { id } }`
  return (await caller.call<{ createCaraWorkspace: { id: string } }>(create)).createCaraWorkspace.id
}

async function workingOf(caller: Caller, ids: readonly string[]): Promise<number> {
  const read = 'query ($id: ID!) { caraWorkspace(id: $id) { state } }'
  const states = await Promise.all(
    ids.map(async id => (await caller.call<{ caraWorkspace: { state: string } }>(read, { id })).caraWorkspace.state),
  )
  return states.filter(state => state === 'WORKING').length
}

/** In the database: a draft, a receipt and an event for each call, and one answer. */
async function expectEachOnce(folder: string, ids: readonly string[]): Promise<void> {
  const client = await MongoClient.connect(databaseUri(folder))
  const database = client.db('copilot')
  const all = (collection: string, filter: object) => database.collection(collection).find(filter).toArray()
  try {
    for (const id of ids) {
      const ofWorkspace = { workspaceId: new ObjectId(id) }
      const runs = await all('caraRuns', ofWorkspace)
      expect(runs.map(({ state }) => state)).toEqual(['COMPLETED'])
      const drafts = await all('caraArtifacts', ofWorkspace)
      expect(drafts.map(({ title }) => String(title)).sort()).toEqual(
        Array.from({ length: draftsPerRun }, (_, place) => `Draft ${place + 1}`),
      )
      const receipts = await all('caraReceipts', { runId: runs[0]?._id })
      expect(receipts.map(({ state }) => state)).toEqual(receipts.map(() => 'DONE'))
      expect(receipts).toHaveLength(draftsPerRun + 1)
      const events = await all('caraStageEvents', { ...ofWorkspace, type: 'TOOL_CALL' })
      expect(events).toHaveLength(draftsPerRun + 1)
      const messages = await all('caraMessages', ofWorkspace)
      expect(messages.map(({ role }) => role).sort()).toEqual(['AGENT', 'USER'])
    }
  } finally {
    await client.close()
  }
}
