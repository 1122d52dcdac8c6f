// Runs the product and rebuilds what you save. `npm run dev [area]` serves that area's remote with fast refresh
// (`rspack serve` in its folder), and the others as `npm start` does. A service whose files change is rebuilt and restarted.
import { type ChildProcess, spawnSync } from 'node:child_process'
import { startRspack } from './build/rspack-cli.ts'
import { endOrphans } from './supervisor/end-orphans.ts'
import { firstFreePort, isPortFree } from './supervisor/free-ports.ts'
import { ignoreConsoleErrors } from './supervisor/ignore-console-errors.ts'
import { Product } from './supervisor/product.ts'
import { readProductEnvironment } from './supervisor/product-environment.ts'
import { stopOnRequest } from './supervisor/stop-on-request.ts'
import { watchServices } from './supervisor/watch-services.ts'
import { readAreas } from './workspace/areas.ts'
import { at } from './workspace/root.ts'
import { listTargets } from './workspace/targets.ts'

const [area] = process.argv.slice(2)
const areas = readAreas()
const remote = area === undefined ? undefined : `mfe-${area}`
const targetFolders = listTargets().map(({ folder }) => folder)
const children: ChildProcess[] = []

ignoreConsoleErrors()
try {
  if (remote && !areas.remotes.includes(remote)) {
    throw new Error(`registry.json has no remote ${remote}. Its remotes are ${areas.remotes.join(', ')}.`)
  }
  const environment = readProductEnvironment()
  await endOrphans(environment.COVERDESK_DATA)
  if (!(await isPortFree(environment.PORT))) {
    throw new Error(`Port ${environment.PORT} is in use. Stop the program that uses it, or set PORT.`)
  }
  // A development remote needs the development parts of React, which only a development shell provides.
  if (remote) build('--development', 'shell')
  build(...targetFolders.filter(folder => !remote || folder !== 'shell'))
  const remotePort = await firstFreePort(3101)
  const product = await Product.plan(environment, areas)
  stopOnRequest(async () => {
    for (const child of children) child.kill('SIGTERM')
    await product.stop()
  })
  if (remote) {
    const { PUBLIC_URL } = environment
    children.push(startRspack(remote, ['serve', '--port', String(remotePort)], { PUBLIC_URL }))
  }
  await product.start()
  watchServices(areas.subgraphs, product)
  const remoteUrl = `http://localhost:${remotePort}`
  const override = remote ? `?override=${area}@${remoteUrl}` : ''
  console.log(`\n  ${environment.PUBLIC_URL}/app${override}\n${remote ? `  ${remoteUrl}  ${area} on its own\n` : ''}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function build(...args: string[]) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', at('scripts/build.ts'), ...args], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The build failed. See the errors above.')
}
