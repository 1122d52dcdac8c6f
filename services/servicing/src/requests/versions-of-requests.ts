import { Types } from 'mongoose'
import { ServiceRequestVersion, type ServiceRequestVersionRecord } from '../models/service-request-version.model.ts'

const maxVersions = 500

/** The version logs of requests, in their order, each with the newest entry first. */
export const versionsOf = (ids: readonly string[]): Promise<ServiceRequestVersionRecord[][]> =>
  Promise.all(
    ids.map(id =>
      ServiceRequestVersion.find({ requestId: new Types.ObjectId(id) })
        .sort({ version: -1 })
        .limit(maxVersions)
        .lean(),
    ),
  ) as Promise<ServiceRequestVersionRecord[][]>
