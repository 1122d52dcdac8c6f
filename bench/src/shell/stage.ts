import { rmSync } from 'node:fs'
import { Caller } from '../../../e2e/support/caller.ts'
import { freePort, processes, startProduct, stopProduct } from '../../../e2e/support/product.ts'
import { startReplica } from '../../../e2e/support/replica.ts'

/** A product that is served for the measure. */
export interface Served {
  url: string
  /** Of a person who has signed in. */
  cookie: string
  stop(): Promise<void>
}

const maya = 'maya.reyes@harborpoint.example'

/**
 * Starts a product, and beside its own gateway one that serves the given shell and plugins: both contestants run the same
 * processes on the same demo data.
 */
export async function serve(shellFolder: string, pluginFolders: readonly string[]): Promise<Served> {
  const product = await startProduct()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const subgraphs = processes(product.dataFolder).filter(({ name }) => !['embedded-mongo', 'gateway'].includes(name))
  const replica = await startReplica(product.dataFolder, 'gateway', port, {
    SUBGRAPHS: subgraphs.map(({ name, port: at }) => `${name}=http://127.0.0.1:${at}`).join(','),
    SHELL_DIR: shellFolder,
    REMOTES: pluginFolders.join(','),
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
  })
  // The mailbox is the first gateway's.
  const { cookie } = (await Caller.signedIn(product.url, maya)).at(url)
  return {
    url,
    cookie,
    async stop() {
      await replica.stop()
      await stopProduct(product)
      rmSync(product.dataFolder, { recursive: true, force: true })
    },
  }
}
