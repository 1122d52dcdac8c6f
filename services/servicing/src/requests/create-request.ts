import { fold, parseInput, type UserCallContext } from '@coverdesk/kit'
import { usualDueDate } from '../due-dates/usual-due-date.ts'
import { type FieldNote, ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { findAssignee, findClient, findKnownClient } from '../request-record/find-references.ts'
import { initiatorOf, isProduct, recordVersion } from '../request-record/record-version.ts'
import { listFields } from '../request-record/request-names.ts'
import { noticeAssigned, noticeLoss } from '../request-record/request-notices.ts'
import { wordsOf } from '../request-record/words-of-request.ts'
import { concludedByInput, concludedRequestInput, createRequestInput } from './create-request.rules.ts'
import { sourceKeyOf } from './request-source.ts'

/** The words that were found, with the notes of their fields. */
type Concluded = Pick<ServiceRequestRecord, 'createCertificate'> & { fieldNotes: readonly FieldNote[] }

/**
 * The address of a holder whose name the client corrects: an earlier request for the same account has it, under the name that
 * is wrong.
 */
async function knownAddress({ createCertificate, fieldNotes }: Concluded, accountId: string | null) {
  const wrong = fieldNotes.find(({ path, kind }) => path === 'createCertificate.name' && kind === 'DIFFERS')?.before
  if (!createCertificate || createCertificate.address || !wrong || !accountId) return {}
  const earlier = await ServiceRequest.find({ accountId, currentType: 'CREATE_CERTIFICATE' })
    .sort({ createdAt: -1 })
    .limit(maxEarlier)
    .lean<ServiceRequestRecord[]>()
  const named = earlier.map(wordsOf).find(words => fold(words.createCertificate?.name ?? '') === fold(wrong))
  const address = named?.createCertificate?.address
  return address ? { createCertificate: { ...createCertificate, address } } : {}
}

const maxEarlier = 50

/**
 * A request that someone at the agency enters, or that was concluded from a call, a thread or a workspace. The same source
 * and sentence make one request, however often and at once they are sent.
 *
 * @throws VALIDATION_FAILED by field
 */
export async function createRequest(context: UserCallContext, input: unknown): Promise<ServiceRequestRecord> {
  const isConcluded = isProduct(context)
  const given = parseInput(isConcluded ? concludedRequestInput : createRequestInput, input)
  const product = isConcluded ? parseInput(concludedByInput, input) : null
  const { accountId, businessPolicyId, assigneeId, dueAt, ...facts } = given
  const sourceKey = facts.source && sourceKeyOf(facts.source)
  const earlier = sourceKey && (await ServiceRequest.findOne({ sourceKey }).lean<ServiceRequestRecord>())
  if (earlier) return earlier
  const client = await (isConcluded ? findKnownClient : findClient)(accountId, businessPolicyId)
  const record = {
    ...facts,
    ...(isConcluded && (await knownAddress(facts, client.accountId))),
    ...client,
    ...(await findAssignee(assigneeId)),
    ...(sourceKey && { sourceKey }),
    dueAt: dueAt === undefined ? await usualDueDate(facts.type, facts.isLoss || facts.isComplaint) : dueAt,
    state: 'OPEN' as const,
    correction: null,
    waiting: null,
  }
  const created = await ServiceRequest.create({ ...record, ...listFields(record) })
  const request = created.toObject() as ServiceRequestRecord
  const changes = request.isLoss ? [{ kind: 'LOSS_REPORTED' as const }] : []
  await recordVersion(request, initiatorOf(context, product), { updateTypes: ['CREATE_SERVICE_REQUEST'], changes })
  noticeAssigned([request])
  if (request.isLoss) noticeLoss(request, !isConcluded)
  return request
}
