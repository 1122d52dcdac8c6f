// Has a made-up client call the running product of development, by the real webhook. `npm run demo:call`

import { deliverTo } from './demo-call/deliver.ts'
import { demoDeliveries } from './demo-call/demo-deliveries.ts'
import { startDemoProvider } from './demo-call/demo-provider.ts'
import { readProductEnvironment } from './supervisor/product-environment.ts'

const pauseMs = 1_500

try {
  const { NODE_ENV, PORT, COVERDESK_SECRET } = readProductEnvironment()
  if (NODE_ENV === 'production' || process.env['RETELL_API_KEY']) {
    throw new Error('Made-up calls are for development: without NODE_ENV=production and without RETELL_API_KEY.')
  }
  const address = `http://localhost:${PORT}`
  const provider = await startDemoProvider()
  try {
    for (const { words, delivery } of demoDeliveries(provider.recordingUrl)) {
      await deliverTo(address, COVERDESK_SECRET, delivery)
      console.log(words)
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
    const isFetched = await provider.isFetched()
    console.log(isFetched ? 'The recording was fetched.' : 'The recording has not been fetched yet.')
    console.log(`Look at it: ${address}/app/calls`)
  } finally {
    await provider.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
