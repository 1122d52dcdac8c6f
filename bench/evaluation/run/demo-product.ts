import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { demoUserEmail } from '@coverdesk/kit'
import { Caller } from '../../../e2e/support/caller.ts'
import { startProduct, stopProduct } from '../../../e2e/support/product.ts'
import type { CaraProduct } from './cara-product.ts'

/** The whole product with the demo's records, as someone of Harbor Point uses it. */
export interface DemoProduct extends Pick<CaraProduct, 'data'> {
  close(): Promise<void>
}

const indexing = 'query { knowledgeBases { documents(first: 100) { items { title indexingStatus { status } } } } }'

interface Indexing {
  knowledgeBases: { documents: { items: { title: string; indexingStatus: { status: string } }[] } }[]
}

/** @param url of a product that runs with a demo of today; by default one is started, and ended again */
export async function openDemoProduct(url = process.env['DEMO_PRODUCT_URL']): Promise<DemoProduct> {
  const started = url ? undefined : await startProduct()
  const close = async () => {
    if (!started) return
    await stopProduct(started)
    await rm(started.dataFolder, { recursive: true, force: true })
  }
  try {
    const caller = await Caller.signedIn(url ?? started?.url ?? '', demoUserEmail)
    await allIndexed(caller)
    return { data: (query, variables) => asked(() => caller.call(query, variables)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** How often something is asked, as people press again on a busy machine. */
const maxTries = 8

/** Asks again where a service did not answer in time: another workspace with the question harms nothing. */
async function asked<Data>(ask: () => Promise<Data>): Promise<Data> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries === maxTries || !String(error).includes('SUBGRAPH_UNAVAILABLE')) throw error
      await wait(1000)
    }
  }
}

/** How long the demo's documents may take to be read, in milliseconds. */
const indexingTime = 120_000

async function allIndexed(caller: Caller): Promise<void> {
  const end = performance.now() + indexingTime
  for (;;) {
    const { knowledgeBases } = await caller.call<Indexing>(indexing)
    const documents = knowledgeBases.flatMap(({ documents: { items } }) => items)
    const unread = documents.filter(({ indexingStatus }) => indexingStatus.status !== 'COMPLETED')
    if (documents.length > 0 && unread.length === 0) return
    if (performance.now() > end) throw new Error(`Not read: ${unread.map(({ title }) => title).join(', ')}.`)
    await wait(500)
  }
}
