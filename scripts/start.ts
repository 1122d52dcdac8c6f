// Builds what changed and runs the whole product. `npm start`
import { demoUserEmail } from '../services/kit/src/demo-agencies.ts'
import { EnvironmentError } from '../services/kit/src/environment.ts'
import { Builder } from './supervisor/builder.ts'
import { endOrphans } from './supervisor/end-orphans.ts'
import { isPortFree } from './supervisor/free-ports.ts'
import { ignoreConsoleErrors } from './supervisor/ignore-console-errors.ts'
import { Product } from './supervisor/product.ts'
import { type ProductEnvironment, readProductEnvironment } from './supervisor/product-environment.ts'
import { stopOnRequest } from './supervisor/stop-on-request.ts'
import { readAreas } from './workspace/areas.ts'

const builder = new Builder()
let product: Product | undefined

ignoreConsoleErrors()
stopOnRequest(async () => {
  builder.stop()
  await product?.stop()
})

try {
  const environment = readProductEnvironment()
  await endOrphans(environment.COVERDESK_DATA)
  if (!(await isPortFree(environment.PORT))) {
    throw new EnvironmentError(`Port ${environment.PORT} is in use. Stop what listens there, or set PORT.`)
  }
  await builder.buildWhatChanged()
  product = await Product.plan(environment, readAreas())
  await product.start()
  welcome(environment)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await product?.stop()
  process.exit(1)
}

function welcome({ PUBLIC_URL, SEED, SMTP_URL }: ProductEnvironment) {
  console.log(`\n  Coverdesk is ready: ${PUBLIC_URL}\n`)
  if (SEED !== 'none') console.log(`  Sign in as ${demoUserEmail}`)
  if (!SMTP_URL) console.log(`  The code arrives at ${PUBLIC_URL}/dev/mailbox`)
  console.log('  Ctrl-C ends everything.\n')
}
