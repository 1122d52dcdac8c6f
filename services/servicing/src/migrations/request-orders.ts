import { defineMigration } from '@coverdesk/kit'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { listFields } from '../request-record/request-names.ts'

/** Requests that were stored before they could be corrected, wait, report a loss or be duplicates. */
export const requestOrders = defineMigration<ServiceRequestRecord>({
  id: '0001-request-orders',
  collection: 'serviceRequests',
  pending: { typeOrder: { $exists: false } },
  update: request => ({
    $set: {
      ...listFields({ ...request, correction: null, waiting: null }),
      ...{ isLoss: false, duplicateCount: 0, certificates: [] },
      ...{ correction: null, waiting: null, duplicateOfId: null, signedRequest: null, source: null },
    },
  }),
})
