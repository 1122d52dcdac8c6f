import type { AccountData, AccountFile } from '@coverdesk/kit'
import { titleOf } from '../models/enumerations.ts'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequestComment } from '../models/service-request-comment.model.ts'
import { ServiceRequestVersion } from '../models/service-request-version.model.ts'
import { wordsOf } from '../request-record/words-of-request.ts'

/** Everything about an account that this area holds, with the files of its requests. Who took it out is audited by accounts, which is asked, too. */
export const accountData: AccountData = async accountId => {
  const serviceRequests = await ServiceRequest.find({ accountId })
    .sort({ createdAt: 1, _id: 1 })
    .lean<ServiceRequestRecord[]>()
  if (serviceRequests.length === 0) return null
  const ofRequests = { requestId: { $in: serviceRequests.map(({ _id }) => _id) } }
  const [serviceRequestComments, serviceRequestVersions] = await Promise.all([
    ServiceRequestComment.find(ofRequests).sort({ createdAt: 1, _id: 1 }).lean(),
    ServiceRequestVersion.find(ofRequests).sort({ requestId: 1, version: 1 }).lean(),
  ])
  const parts = Object.entries<object[]>({ serviceRequests, serviceRequestComments, serviceRequestVersions })
  return {
    held: Object.fromEntries(parts.map(([name, records]) => [name, records.map(told)])),
    files: serviceRequests.flatMap(filesOf),
  }
}

/** Certificates are the accounts’ own: they export them. */
function filesOf(request: ServiceRequestRecord): AccountFile[] {
  const { resolution, earlierResolutions = [], signedRequest, documents = [], createdAt } = request
  const folder = `${createdAt.toISOString().slice(0, 10)} ${titleOf(wordsOf(request).type)}`
  const resolved = [...earlierResolutions, ...(resolution ? [resolution] : [])].flatMap(({ files: sent }) => sent)
  const files = [...(signedRequest ? [signedRequest] : []), ...resolved, ...documents]
  return files.map(({ fileId, name }) => ({ id: fileId, path: ['service requests', folder, name] }))
}

/** Without what only lists, searches and walls between agencies need. */
function told(record: object) {
  const { _id, agencyId, account, wordEndings, ...stored } = record as Record<string, unknown>
  const { sortName, dueOrder, typeOrder, assigneeOrder, currentType, isWaiting, sourceKey, openPolicyId, ...fields } =
    stored
  return { id: String(_id), ...fields }
}
