import { once } from 'node:events'
import mongoose from 'mongoose'
import { afterEach, expect, it } from 'vitest'
import { restartStuckMonitors } from './restart-stuck-monitors.ts'

/** The driver's own: what watches a server. */
interface Monitor {
  connection: { command(): Promise<unknown> }
  monitorId: { stop(): void }
}

let client: mongoose.mongo.MongoClient
afterEach(() => client.close())

it.each<[string, (monitor: Monitor) => void]>([
  ['waits for ever', ({ connection }) => Object.assign(connection, { command: () => new Promise(() => undefined) })],
  ['never begins', ({ monitorId }) => monitorId.stop()],
])('a heartbeat that %s keeps the driver from watching its server for a moment only', async (_, breakMonitor) => {
  const times = { heartbeatFrequencyMS: 500, connectTimeoutMS: 500 }
  client = new mongoose.mongo.MongoClient(process.env['MONGODB_URI'] ?? '', times)
  restartStuckMonitors(client, times)
  await client.connect()
  await once(client, 'serverHeartbeatSucceeded')
  const { servers } = (client as unknown as { topology: { s: { servers: Map<string, { monitor: Monitor }> } } })
    .topology.s
  for (const { monitor } of servers.values()) breakMonitor(monitor)
  await once(client, 'serverHeartbeatSucceeded')
  await once(client, 'serverHeartbeatSucceeded')
  expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 })
})
