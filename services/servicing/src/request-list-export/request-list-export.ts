import { defineListExport, type ListRows, mutation, type UserCallContext } from '@coverdesk/kit'
import { agencyCalendar } from '../calendar/agency-calendar.ts'
import { RequestListExport } from '../models/request-list-export.model.ts'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { requestFilter, requestOrder, type WantedRequests } from '../requests/wanted-requests.ts'
import { requestCsvColumns } from './request-csv-columns.ts'
import { wantedByAddress } from './wanted-by-address.ts'

/** So many requests are read, written and sent at once. */
const portion = 500

/** The list of service requests as a file. That it was taken out is audited before a row is read. */
export const requestListExport = defineListExport<ServiceRequestRecord>({
  columns: requestCsvColumns,
  idOf: ({ _id }) => String(_id),
  async read(address, columns, context) {
    const wanted = wantedByAddress(address, (context as UserCallContext).userId, await agencyCalendar())
    const total = await ServiceRequest.countDocuments(requestFilter(wanted))
    const record = { rows: total, columns: [...columns], address: new URLSearchParams({ ...address }).toString() }
    await mutation('servicing/export', () => RequestListExport.insertOne(record))(null, context)
    return { total, portions: portionsOf(wanted) }
  },
})

async function* portionsOf(wanted: WantedRequests): ListRows<ServiceRequestRecord>['portions'] {
  let rows: ServiceRequestRecord[] = []
  for await (const request of requestsInOrder(wanted)) {
    rows.push(request)
    if (rows.length < portion) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** A cursor: the database gives a batch when the one before has been taken. */
function requestsInOrder(wanted: WantedRequests): AsyncIterable<ServiceRequestRecord> {
  const { field, direction } = requestOrder(wanted)
  return ServiceRequest.find(requestFilter(wanted))
    .sort({ [field]: direction, _id: direction })
    .lean()
    .cursor({ batchSize: portion }) as unknown as AsyncIterable<ServiceRequestRecord>
}
