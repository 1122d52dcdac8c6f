import { randomUUID } from 'node:crypto'

/** The names of the databases of one test file: no one else uses them. */
export function testDatabases(name: string) {
  const suffix = randomUUID().slice(0, 8)
  const shared = { events: `test_events_${suffix}`, gateway: `test_gateway_${suffix}` }
  return { own: `test_${name}_${suffix}`, ...shared }
}
