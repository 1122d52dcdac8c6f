import { defineMigration } from '@coverdesk/kit'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { listFields } from '../request-record/request-names.ts'

/** Requests that were found by beginnings of words only. */
export const partsOfWords = defineMigration<ServiceRequestRecord>({
  id: '0003-parts-of-words',
  collection: 'serviceRequests',
  pending: { wordEndings: { $exists: false } },
  update: request => ({ $set: listFields({ ...request, correction: request.correction ?? null }) }),
})
