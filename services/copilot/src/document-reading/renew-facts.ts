import { agenciesOf, enqueue, inTenantScope, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { ReadDocument, type ReadDocumentRecord } from '../documents/read-document.model.ts'
import { DocumentFact } from '../facts/storing/document-fact.model.ts'
import { extractionVersion } from '../facts/storing/extraction-version.ts'
import { storeFacts } from '../facts/storing/store-facts.ts'
import { factsFailures } from './complete-reading.ts'
import { findFacts } from './find-facts.ts'

/** So many documents of an agency are queued at a time; the others follow. */
const portion = 50

const payload = z.object({ sourceId: z.string(), reading: z.number() })

/** Read documents whose facts were found by other rules than today's, or not at all. */
const outdated = { state: 'COMPLETED', extraction: { $ne: extractionVersion } } as const

/** Finds the facts of a document once more, in its stored pages. */
export const renewFacts: JobDefinition = {
  name: 'renew-facts',
  async run({ payload: given, step, signal }) {
    const at = payload.parse(given)
    const document: ReadDocumentRecord | null = await ReadDocument.findOne({ ...at, ...outdated }).lean()
    if (!document) return
    const found = await findFacts(document, signal)
    await step('store', async () => {
      const isFound = typeof found !== 'string'
      const factsFailure = isFound || (await hasFacts(at.sourceId)) ? null : factsFailures[found]
      if (!(await noteExtraction(at, factsFailure))) return
      // Where none are found now, those of earlier rules stay: they are proven by their quotes.
      if (isFound) await storeFacts(at.sourceId, found.facts)
    })
  },
  async onDead(given) {
    const at = payload.parse(given)
    await noteExtraction(at, (await hasFacts(at.sourceId)) ? null : factsFailures.OUT_OF_TIME)
  },
}

const hasFacts = async (fileId: string) => (await DocumentFact.exists({ fileId })) !== null

async function noteExtraction(at: z.output<typeof payload>, factsFailure: string | null): Promise<boolean> {
  const changes = { extraction: extractionVersion, factsFailure }
  const { matchedCount } = await ReadDocument.updateOne({ ...at, ...outdated }, changes)
  return matchedCount > 0
}

/** Queues documents whose facts are outdated, of each agency some. */
export const queueOutdatedFacts: JobDefinition = {
  name: 'queue-outdated-facts',
  every: '1 minute',
  async run({ step }) {
    const look = new Date().toISOString()
    for await (const agencyId of agenciesOf(ReadDocument as never)) {
      await inTenantScope(agencyId, async () => {
        const documents = await ReadDocument.find(outdated, { sourceId: 1, reading: 1 }).limit(portion).lean()
        if (documents.length === 0) return
        await step(`${agencyId} ${look}`, async () => {
          for (const { sourceId, reading } of documents) {
            const key = `${sourceId} ${reading} ${extractionVersion}`
            await enqueue(renewFacts.name, { sourceId, reading }, { key })
          }
        })
      })
    }
  },
}
