import type { ConsumerDefinition } from '@coverdesk/kit'
import { Integration, type IntegrationRecord } from '../record/integration.model.ts'
import { type OutgoingKind, OutgoingRecord } from './outgoing-record.model.ts'

const kinds: Readonly<Record<string, OutgoingKind>> = { ServiceRequest: 'TASK', Call: 'CALL' }

/** Notes what the next sync sends: requests and calls that came or changed while their toggle is on. */
export const followOutgoing: ConsumerDefinition = {
  name: 'outgoing-to-integrations',
  types: ['ServiceRequestCreated', 'ServiceRequestUpdated', 'CallCreated', 'CallUpdated'],
  async handle({ typename, id }) {
    const kind = kinds[typename]
    if (!kind) return
    const integrations = await Integration.find({}).lean<IntegrationRecord[]>()
    for (const integration of integrations.filter(one => isWanted(one, kind))) {
      await OutgoingRecord.updateOne(
        { integrationId: integration._id, kind, recordId: id },
        { $set: { isDue: true }, $inc: { changes: 1 } },
        { upsert: true },
      )
    }
  },
}

export const isWanted = ({ enableSyncTasks, enableSyncCalls }: IntegrationRecord, kind: OutgoingKind): boolean =>
  kind === 'TASK' ? enableSyncTasks : enableSyncCalls
