import { prepareAudit } from './audit/audit-collections.ts'
import { prepareConsumers } from './consumers/idempotent-handler.ts'
import { ownDatabase } from './database.ts'
import { prepareJobs } from './jobs/job-collections.ts'
import { prepareIdempotency } from './mutation/idempotency.ts'
import { prepareMutationKeys } from './mutation/mutation-key.ts'
import { prepareOutbox } from './outbox/outbox.ts'
import { prepareReferences } from './references/references.ts'
import { sharedDatabase } from './shared-databases.ts'

/** Makes the indexes of what kit itself keeps, in the service's database and in the outbox's. */
export async function prepareKitCollections(): Promise<void> {
  const own = ownDatabase()
  await Promise.all([
    prepareAudit(own),
    prepareIdempotency(own),
    prepareMutationKeys(own),
    prepareConsumers(own),
    prepareJobs(own),
    prepareOutbox(sharedDatabase('events')),
    prepareReferences(sharedDatabase('events')),
  ])
}
