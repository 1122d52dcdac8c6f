import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { wordDifferences } from '../request-record/word-differences.ts'
import { originalWords } from '../request-record/words-of-request.ts'

/** What was corrected, such as `createCertificate.name`. What went with another type is not named: there is nothing to see. */
export function correctedPaths(request: ServiceRequestRecord): string[] {
  if (!request.correction) return []
  const { correction } = request
  return wordDifferences(originalWords(request), originalWords(correction))
    .map(({ path }) => path)
    .filter(path => {
      const [block = '', field] = path.split('.')
      return field === undefined || correction[block as keyof typeof correction] !== null
    })
}

/** What the client said; null where nothing was corrected. */
export function originalOf(request: ServiceRequestRecord) {
  if (!request.correction) return null
  const policyId = request.businessPolicyId
  const { cancelPolicy, question, ...words } = originalWords(request)
  return {
    ...words,
    cancelPolicy: cancelPolicy && { ...cancelPolicy, policyId },
    question: question && { ...question, policyId },
  }
}
