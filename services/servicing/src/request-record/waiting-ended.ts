import { titleOf } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import type { VersionChange } from '../models/service-request-version.model.ts'

/** How the version log tells that a request waits no longer; nothing where it didn’t wait. */
export const waitingEnded = ({ waiting }: Pick<ServiceRequestRecord, 'waiting'>): VersionChange[] =>
  waiting ? [{ kind: 'WAITING_ENDED', before: titleOf(waiting.on) }] : []
