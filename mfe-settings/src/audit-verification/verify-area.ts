import { askOnce } from '@coverdesk/plugin-sdk'
import { AuditVerificationDocument, type AuditVerificationQuery } from '../generated/documents'

/** How the check of one area stands. */
export type AreaCheck =
  | { status: 'checking'; checked: number; total: number }
  | { status: 'sound'; checked: number }
  | { status: 'broken'; checked: number; entryId: string; reason: string }
  | { status: 'failed'; message: string }

/**
 * Checks an area's chain from its first entry to its last, part by part.
 * @param onProgress is called after each part, and at the end
 */
export async function verifyArea(area: string, signal: AbortSignal, onProgress: (check: AreaCheck) => void) {
  try {
    let from: string | null = null
    do {
      const part: Part = partOf(await askOnce(AuditVerificationDocument, { area, from }, signal))
      onProgress(checkOf(part))
      from = part.brokenEntryId ? null : part.next
    } while (from)
  } catch (error) {
    if (!signal.aborted) onProgress({ status: 'failed', message: (error as Error).message })
  }
}

type Part = NonNullable<AuditVerificationQuery['auditVerification']>

function partOf({ auditVerification }: AuditVerificationQuery) {
  if (!auditVerification) throw new Error('There was no answer. Try again.')
  return auditVerification
}

function checkOf({ checked, total, next, brokenEntryId, reason }: Part): AreaCheck {
  if (brokenEntryId) return { status: 'broken', checked, entryId: brokenEntryId, reason: reason ?? '' }
  return next ? { status: 'checking', checked, total } : { status: 'sound', checked }
}
