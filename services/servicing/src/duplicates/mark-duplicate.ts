import { findRecord, parseInput, requiredText, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { z } from 'zod'
import { titleOf } from '../models/enumerations.ts'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { customerOf } from '../request-record/request-names.ts'
import { findAtVersion, type RequestVersion, refused, saveRequest } from '../request-record/save-request.ts'
import { wordsOf } from '../request-record/words-of-request.ts'

const duplicateInput = z.object({ duplicateOfId: requiredText('Choose the original request.') })

/**
 * Closes an open request as a duplicate of another one. Those that were duplicates of it belong to the other one, too.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `duplicateOfId`, or where it is closed
 */
export async function markDuplicate(context: UserCallContext, at: RequestVersion, input: unknown) {
  const { duplicateOfId } = parseInput(duplicateInput, input)
  const current = await findAtVersion(at)
  if (current.state === 'CLOSED') throw refused('This request is resolved already.')
  const original = await findOriginal(current, duplicateOfId)
  const { modifiedCount } = await ServiceRequest.updateMany(
    { duplicateOfId: current._id },
    { $set: { duplicateOfId: original._id } },
    { timestamps: false },
  )
  // Written, so that nobody marks the original as a duplicate at the same moment.
  await ServiceRequest.updateOne(
    { _id: original._id },
    { $inc: { duplicateCount: modifiedCount + 1 } },
    { timestamps: false },
  )
  const changes = {
    ...{ state: 'CLOSED' as const, closedAt: new Date(), resolution: null, waiting: null },
    ...{ duplicateOfId: original._id, duplicateCount: 0 },
  }
  return saveRequest(context, current, changes, {
    updateTypes: ['CLOSE_SERVICE_REQUEST'],
    changes: [{ kind: 'MARKED_DUPLICATE', after: nameOf(original) }],
  })
}

async function findOriginal(current: ServiceRequestRecord, id: string): Promise<ServiceRequestRecord> {
  const original = await findRecord<ServiceRequestRecord>(ServiceRequest, id)
  if (!original) throw wrong('This request is no longer there. Choose another one.')
  if (original._id.equals(current._id)) throw wrong('A request isn’t a duplicate of itself. Choose another one.')
  if (!original.duplicateOfId) return original
  const root = await ServiceRequest.findById(original.duplicateOfId).lean<ServiceRequestRecord>()
  if (!root) throw wrong('This request is a duplicate itself. Choose another one.')
  if (root._id.equals(current._id)) throw wrong('That request is a duplicate of this one. Choose another one.')
  throw wrong(`This request is a duplicate itself. Choose its original: ${nameOf(root)}.`)
}

/** `Heron Hardware · Create Certificate` */
const nameOf = (request: ServiceRequestRecord) =>
  [customerOf(request), titleOf(wordsOf(request).type)].filter(Boolean).join(' · ')

const wrong = (message: string) => validationFailed([{ path: 'duplicateOfId', message }])
