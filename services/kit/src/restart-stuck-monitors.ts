import type { mongo } from 'mongoose'
import { databaseWaits } from './database-waits.ts'

/** What the driver keeps to itself of the monitors of its servers. */
interface Internals {
  topology?: { s: { servers: Map<string, { monitor: { close(): void; connect(): void } | null }> } }
}

/** Those of the client's options, in milliseconds. */
type MonitorTimes = Readonly<Record<'heartbeatFrequencyMS' | 'connectTimeoutMS', number>>

/** What a busy machine may add to the driver's own times, in milliseconds. */
const margin = 1_000

/**
 * Starts a monitor again that has stopped watching its server, such as one whose heartbeat never ends: the driver would never
 * learn that the server is back. A monitor in order is not disturbed: each of its heartbeats begins and ends in time.
 */
export function restartStuckMonitors(client: mongo.MongoClient, times: MonitorTimes = databaseWaits): void {
  const { heartbeatFrequencyMS: interval, connectTimeoutMS: answer } = times
  const timers = new Map<string, NodeJS.Timeout>()
  const expectNext = (address: string, time: number) => {
    clearTimeout(timers.get(address))
    timers.set(address, setTimeout(() => restart(client, address), time + margin).unref())
  }
  // A heartbeat that the server answers when something changes takes as long as the interval, too.
  client.on('serverHeartbeatStarted', ({ connectionId, awaited }) =>
    expectNext(connectionId, awaited ? answer + interval : answer),
  )
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => expectNext(connectionId, interval))
  client.on('serverHeartbeatFailed', ({ connectionId }) => expectNext(connectionId, interval))
}

function restart(client: mongo.MongoClient, address: string) {
  const monitor = (client as unknown as Internals).topology?.s.servers.get(address)?.monitor
  monitor?.close()
  monitor?.connect()
}
