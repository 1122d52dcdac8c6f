import { optionalLines, optionalText, parseInput, type UserCallContext } from '@coverdesk/kit'
import { z } from 'zod'
import { usualDueDate } from '../due-dates/usual-due-date.ts'
import type { RequestWords } from '../models/request-words.ts'
import { type RequestSource, ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import type { VersionChange } from '../models/service-request-version.model.ts'
import { isProduct, updateOrEnrich } from '../request-record/record-version.ts'
import { commonWords } from '../request-record/request.rules.ts'
import { findCurrent, refused, saveRequest } from '../request-record/save-request.ts'
import { wordDifferences } from '../request-record/word-differences.ts'
import { originalWords, wordsOf } from '../request-record/words-of-request.ts'
import { productInitiatorInput, sourceInput, sourceKeyOf } from './request-source.ts'

const enrichInput = z.object({
  clientName: optionalText(),
  clientEmail: commonWords.clientEmail,
  clientPhone: commonWords.clientPhone,
  details: optionalLines(10_000),
  isComplaint: z.boolean().nullish(),
  source: sourceInput,
})
const enrichedByInput = z.looseObject({ initiator: productInitiatorInput }).transform(({ initiator }) => initiator)

type Added = z.output<typeof enrichInput>

/**
 * Adds what became known of an open request later: what is missing is filled in, and details go below what is there. What adds
 * nothing makes no version.
 *
 * @throws NOT_FOUND, or VALIDATION_FAILED by field, or where it is closed
 */
export async function enrichRequest(context: UserCallContext, id: string, input: unknown) {
  const added = parseInput(enrichInput, input)
  const product = isProduct(context) ? parseInput(enrichedByInput, input) : null
  const current = await findCurrent(id)
  if (current.state === 'CLOSED') throw refused('This request is resolved already.')
  const words = withAdded(originalWords(current), added)
  const correction = current.correction && withAdded(current.correction, added)
  const from = await newSource(current, added.source)
  const changes: VersionChange[] = [
    ...wordDifferences(wordsOf(current), wordsOf({ ...words, correction })).map(({ path, before, after }) => ({
      ...{ kind: 'ADDED' as const, path },
      after: before && after?.startsWith(before) ? after.slice(before.length).trim() : after,
    })),
    ...(from ? [{ kind: 'ADDED' as const, path: 'source', after: from.source.sentence }] : []),
  ]
  const urgent = added.isComplaint && !current.isComplaint ? await asComplaint(current) : null
  if (changes.length === 0 && !urgent) return current
  const logged = { updateTypes: [updateOrEnrich(context)], changes, product }
  return saveRequest(context, current, { ...words, correction, ...from, ...urgent }, logged)
}

/** Whoever asks once more has waited: it is due today, if not before. */
async function asComplaint({ type, dueAt }: ServiceRequestRecord) {
  const today = await usualDueDate(type, true)
  return { isComplaint: true, dueAt: dueAt && today && dueAt < today ? dueAt : today }
}

function withAdded(words: RequestWords, { clientName, clientEmail, clientPhone, details }: Added): RequestWords {
  return {
    ...words,
    clientName: words.clientName ?? clientName ?? null,
    clientEmail: words.clientEmail ?? clientEmail,
    clientPhone: words.clientPhone ?? clientPhone,
    details: withMore(words.details, details),
  }
}

/** The same again is nothing more. */
function withMore(known: string | null, more: string | null): string | null {
  if (!known || !more) return known ?? more
  return known.includes(more) ? known : `${known}\n\n${more}`
}

/** A request keeps the source that it has; and a source belongs to one request. */
async function newSource(current: ServiceRequestRecord, source: RequestSource | null) {
  if (!source || current.source) return null
  const sourceKey = sourceKeyOf(source)
  return (await ServiceRequest.exists({ sourceKey })) ? null : { source, sourceKey }
}
