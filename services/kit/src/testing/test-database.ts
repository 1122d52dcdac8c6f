import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { afterAll, beforeAll } from 'vitest'
import { closeDatabase, connectDatabase } from '../database.ts'
import { prepareKitCollections } from '../kit-collections.ts'
import { nameService } from '../service-name.ts'
import { nameSharedDatabases, sharedDatabase } from '../shared-databases.ts'
import { useTestAuditKeys } from './test-audit-keys.ts'
import { testDatabases } from './test-database-names.ts'

/** Connects to databases of this test file's own and drops them afterwards; for tests below a running subgraph. */
export function useTestDatabases(name: string) {
  const { own, ...shared } = testDatabases(name)
  beforeAll(async () => {
    nameService(name)
    useTestAuditKeys()
    nameSharedDatabases(shared)
    await connectDatabase(process.env['MONGODB_URI'] ?? '', own)
    await prepareKitCollections()
  })
  afterAll(async () => {
    const dropped = Promise.all([
      mongoose.connection.dropDatabase(),
      sharedDatabase('events').dropDatabase(),
      sharedDatabase('gateway').dropDatabase(),
    ])
    // A child that was killed may have left a transaction open, and a drop waits for its end: a minute.
    await Promise.race([dropped.catch(() => undefined), sleep(3_000)])
    await closeDatabase()
  })
  return { own, ...shared }
}
