import { agenciesOf, inTenantScope, type JobDefinition, type RunningJob } from '@coverdesk/kit'
import { queueReading } from '../documents/queue-reading.ts'
import { ReadDocument } from '../documents/read-document.model.ts'
import { knowledgeScope } from '../documents/scopes.ts'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from './knowledge-document.model.ts'

/** So many documents are queued in one transaction. */
const portion = 50

/** Queues documents that came into the database without anyone adding them: demo data, a restored backup. */
export const queueUnread: JobDefinition = {
  name: 'queue-unread-documents',
  every: '30 seconds',
  async run({ step }) {
    const look = new Date().toISOString()
    for await (const agencyId of agenciesOf(KnowledgeDocument as never)) {
      const ofAgency: RunningJob['step'] = (name, work) => step(`${agencyId} ${look} ${name}`, work)
      await inTenantScope(agencyId, () => queueForAgency(ofAgency))
    }
  },
}

async function queueForAgency(step: RunningJob['step']): Promise<void> {
  const waiting: KnowledgeDocumentRecord[] = await KnowledgeDocument.find({ status: 'UNKNOWN' }).limit(portion).lean()
  const sourceIds = waiting.map(({ sourceId }) => sourceId)
  const known = await ReadDocument.find({ sourceId: { $in: sourceIds } }, { sourceId: 1 }).lean()
  const isKnown = new Set(known.map(({ sourceId }) => sourceId))
  const unread = waiting.filter(({ sourceId }) => !isKnown.has(sourceId))
  if (unread.length === 0) return
  await step('queue', async () => {
    for (const { sourceId, title, file } of unread) {
      const { name, mimeType } = file ?? { name: title, mimeType: 'text/markdown' }
      await queueReading({ sourceId, name, mimeType, scopes: [knowledgeScope] })
    }
  })
}
