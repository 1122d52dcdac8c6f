// Builds what changed and runs the whole product. `npm start`
import { spawnSync } from 'node:child_process'
import { demoUserEmail } from '../services/kit/src/demo-agencies.ts'
import { EnvironmentError } from '../services/kit/src/environment.ts'
import { isPortFree } from './supervisor/free-ports.ts'
import { Product } from './supervisor/product.ts'
import { type ProductEnvironment, readProductEnvironment } from './supervisor/product-environment.ts'
import { stopOnRequest } from './supervisor/stop-on-request.ts'
import { readAreas } from './workspace/areas.ts'
import { at } from './workspace/root.ts'
import { staleTargets } from './workspace/targets.ts'

try {
  const environment = readProductEnvironment()
  if (!(await isPortFree(environment.PORT))) {
    throw new EnvironmentError(`Port ${environment.PORT} is in use. Stop what listens there, or set PORT.`)
  }
  buildWhatChanged()
  const product = await Product.plan(environment, readAreas())
  stopOnRequest(() => product.stop())
  try {
    await product.start()
  } catch (error) {
    await product.stop()
    throw error
  }
  welcome(environment)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** In a process of its own: what the compilers take of memory goes back when they are done. */
function buildWhatChanged() {
  if (staleTargets().length === 0) return
  console.log('Building …')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', at('scripts/build.ts')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; its lines above say why.')
}

function welcome({ PUBLIC_URL, SEED, SMTP_URL }: ProductEnvironment) {
  console.log(`\n  Coverdesk is ready: ${PUBLIC_URL}\n`)
  if (SEED !== 'none') console.log(`  Sign in as ${demoUserEmail}`)
  if (!SMTP_URL) console.log(`  The code arrives at ${PUBLIC_URL}/dev/mailbox`)
  console.log('  Ctrl-C ends everything.\n')
}
