// Plays both management systems on the loopback, with made-up records. `npm run demo:ams`

import { startHawksoftSimulator } from '../services/settings/src/integrations/testing/hawksoft-simulator.ts'
import { madeUpClients } from '../services/settings/src/integrations/testing/made-up-clients.ts'
import { startNowcertsSimulator } from '../services/settings/src/integrations/testing/nowcerts-simulator.ts'

const clients = madeUpClients(300)
const agencyId = 1234

try {
  const nowcerts = await startNowcertsSimulator(clients, { port: 4801 })
  const hawksoft = await startHawksoftSimulator(clients, { port: 4802, agencyId })
  console.log(`Two management systems with ${clients.length} clients each are running. Stop them with Ctrl+C.

Start the product so that it knows them:

  NOWCERTS_URL=${nowcerts.url}/api HAWKSOFT_URL=${hawksoft.url} \\
  HAWKSOFT_CLIENT_ID=${hawksoft.vendor.clientId} HAWKSOFT_CLIENT_SECRET=${hawksoft.vendor.secret} npm start

Then open Settings, Integrations, and connect

  NowCerts Momentum   user name ${nowcerts.user.username}, password ${nowcerts.user.password}
  HawkSoft            agency ID ${agencyId}

Have them misbehave, so many times each:

  curl -d '{"tooManyRequests":3,"serverErrors":2,"truncatedPages":1,"brokenConnections":1}' ${nowcerts.url}/faults
  curl -d '{"expiredTokens":1}' ${nowcerts.url}/faults      the next request has an access token that is no longer taken
  curl -d '{"movingRecords":5}' ${nowcerts.url}/faults      records are changed while pages are read
`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
