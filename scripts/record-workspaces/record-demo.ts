import { rmSync } from 'node:fs'
import { MongoClient } from 'mongodb'
import { Caller } from '../../e2e/support/caller.ts'
import { databaseUri, startProduct, stopProduct } from '../../e2e/support/product.ts'
import { startWebSearch } from '../../e2e/support/web-search.ts'
import { type DemoAgency, ofCanary, ofHarborPoint } from '../../services/copilot/src/demo-seed/demo-agency.ts'
import type { AskedWorkspace, RecordedWorkspace } from '../../services/copilot/src/demo-seed/demo-workspace.ts'
import { recordingSource } from '../../services/copilot/src/demo-seed/recording-source.ts'
import workspaces from '../../services/copilot/src/demo-seed/workspaces.json' with { type: 'json' }
import { askCara } from './ask-cara.ts'
import { knowledgeOnceRead } from './knowledge-once-read.ts'
import { recordedWorkspace } from './recorded-workspace.ts'

/** Their addresses, in the order of the demo’s people. */
const staff = ['maya.reyes', 'daniel.okonkwo', 'siobhan.oconnell', 'priya.raman', 'luis.dominguez'].map(
  name => `${name}@harborpoint.example`,
)

/** What `recorded-workspaces.json` holds. */
export async function recordDemo() {
  const webSearch = await startWebSearch()
  // She asks whether she may search the web; nobody answers, so nothing is searched.
  const product = await startProduct(undefined, {
    CARA_WEB_SEARCH: 'searxng',
    CARA_WEB_SEARCH_URL: webSearch.url,
    CARA_ALLOWED_HOSTS: new URL(webSearch.url).host,
  })
  const client = new MongoClient(databaseUri(product.dataFolder))
  try {
    const record = async (agency: DemoAgency, emails: readonly string[], asked: readonly AskedWorkspace[]) => {
      const callers = await Promise.all(emails.map(email => Caller.signedIn(product.url, email)))
      const knowledge = await knowledgeOnceRead(callers[0] as Caller)
      const recorded: RecordedWorkspace[] = []
      for (const [number, demo] of asked.entries()) {
        const workspaceId = await askCara(callers[demo.owner] as Caller, agency, demo, knowledge)
        recorded.push(await recordedWorkspace(client.db('copilot'), { agency, number, workspaceId, knowledge }))
        console.log(`${agency.people[demo.owner]}: ${demo.title ?? (demo.messages[0] || demo.preset)}`)
      }
      return recorded
    }
    return {
      source: recordingSource(),
      harborPoint: await record(ofHarborPoint, staff, workspaces.harborPoint as AskedWorkspace[]),
      canary: await record(ofCanary, ['canary.user@canary-b.example'], workspaces.canary as AskedWorkspace[]),
    }
  } finally {
    await client.close()
    await stopProduct(product)
    await webSearch.close()
    rmSync(product.dataFolder, { recursive: true, force: true })
  }
}
