import { Types } from 'mongoose'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'

const maxDuplicates = 100

/** The duplicates of requests, in their order, each with the newest first. */
export const duplicatesOf = (ids: readonly string[]): Promise<ServiceRequestRecord[][]> =>
  Promise.all(
    ids.map(id =>
      ServiceRequest.find({ duplicateOfId: new Types.ObjectId(id) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(maxDuplicates)
        .lean<ServiceRequestRecord[]>(),
    ),
  )
