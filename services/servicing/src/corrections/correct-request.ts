import { parseInput, type UserCallContext } from '@coverdesk/kit'
import { z } from 'zod'
import type { RequestWords } from '../models/request-words.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { updateOrEnrich } from '../request-record/record-version.ts'
import { commonWords, wholeWords, wholeWordsIfCertain } from '../request-record/request.rules.ts'
import { findAtVersion, type RequestVersion, saveRequest } from '../request-record/save-request.ts'
import { wordDifferences } from '../request-record/word-differences.ts'
import { blockOf, originalWords, wordsOf } from '../request-record/words-of-request.ts'

type Given = Partial<Record<keyof RequestWords, unknown>>

/**
 * What staff know better than the client’s words say. The words stay as they came; the correction is kept beside them, and
 * goes when it says the same as they do.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field
 */
export async function correctRequest(context: UserCallContext, at: RequestVersion, given: Given) {
  const current = await findAtVersion(at)
  const known = wordsOf(current)
  const isNamed = (known.createCertificate ?? known.addAdditionalInsured)?.name !== ''
  const corrected = parseInput(isNamed ? correctionInput : unnamedInput, withCorrections(current, given))
  const differences = wordDifferences(known, corrected)
  if (differences.length === 0) return current
  const isAsSaid = wordDifferences(originalWords(current), corrected).length === 0
  const changes = differences.map(difference => ({ kind: 'CORRECTED' as const, ...difference }))
  return saveRequest(
    context,
    current,
    { correction: isAsSaid ? null : corrected },
    { updateTypes: [updateOrEnrich(context)], changes },
  )
}

/** The same rules as for a new request. */
const correctionInput = z.looseObject(commonWords).transform(wholeWords)
/** While no one knows who a certificate is for, everything else can be corrected. */
const unnamedInput = z.looseObject(commonWords).transform(wholeWordsIfCertain)

/** What is not given stays; of a block, too. Another type begins with what the client said of it, if anything. */
function withCorrections(current: ServiceRequestRecord, given: Given): object {
  const known = wordsOf(current)
  const type = (given.type === undefined ? known.type : given.type) as RequestWords['type']
  const name = blockOf[type]
  if (!name) return { ...known, ...given, type }
  const stored = type === known.type ? known[name] : current[name]
  const block = given[name] === null ? {} : { ...stored, ...(given[name] as object | undefined) }
  return { ...known, ...given, type, [name]: block }
}
