import { rmSync } from 'node:fs'
import { Caller } from './caller.ts'
import { freePort, processes, startProduct, stopProduct } from './product.ts'
import { startReplica } from './replica.ts'

/** A product whose gateway can serve any shell with any remotes. */
export interface Stage {
  serve(shellFolder: string, pluginFolders: readonly string[]): Promise<Served>
  close(): Promise<void>
}

/** One shell with its remotes, at an address of its own. */
export interface Served {
  url: string
  /** Of a person who has signed in. */
  cookie: string
  stop(): Promise<void>
}

const maya = 'maya.reyes@harborpoint.example'

/**
 * Starts a product with its own data. Beside its gateway, others serve what they are told to, one at a time: all of them
 * keep their releases in the one database.
 */
export async function setStage(): Promise<Stage> {
  const product = await startProduct()
  const { dataFolder } = product
  const subgraphs = processes(dataFolder).filter(({ name }) => !['embedded-mongo', 'gateway'].includes(name))
  const addresses = subgraphs.map(({ name, port }) => `${name}=http://127.0.0.1:${port}`).join(',')
  return {
    async serve(shellFolder, pluginFolders) {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const replica = await startReplica(dataFolder, 'gateway', port, {
        SUBGRAPHS: addresses,
        SHELL_DIR: shellFolder,
        REMOTES: pluginFolders.join(','),
        PUBLIC_URL: url,
        LOG_LEVEL: 'warn',
      })
      // The mailbox is the first gateway's.
      const { cookie } = (await Caller.signedIn(product.url, maya)).at(url)
      return { url, cookie, stop: replica.stop }
    },
    async close() {
      await stopProduct(product)
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
