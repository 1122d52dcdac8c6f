import type { CaseDocument } from '../documents/case-document.ts'
import type { Quotation } from '../documents/statement.ts'
import { passagesMatching } from './passages.ts'

/** What a certificate or a contract asks of a policy, beside its limits. */
export type Duty = 'ADDITIONAL_INSURED' | 'WAIVER' | 'PRIMARY' | 'NOTICE'

const patterns: Record<Duty, RegExp> = {
  ADDITIONAL_INSURED: /\badditional(?:ly)? insureds?\b|\baddl\.? insd\b/i,
  WAIVER:
    /\bwaiver of (?:our |the |transfer of )*(?:rights? of )?(?:subrogation|recovery)|\btransfer of rights of recovery\b|\bwaives?\b.{0,60}\b(?:subrogation|recovery)\b|\brights? of recovery\b.{0,60}\bwaived?\b/i,
  PRIMARY: /\bprimary\b.{0,60}\bnon-?\s?contribut/i,
  NOTICE:
    /\b(?:notice|days?)\b.{0,60}\b(?:cancell?ation|cancell?ed|cancels?)\b|\bcancell?ation\b.{0,60}\b(?:notice|days)\b/i,
}
/** Words that take the duty itself away; limits of an endorsement, such as "does not apply to …", don't. */
const against =
  /\bno (?:blanket )?(?:additional insureds?|waivers?)\b|\bnot an? additional insured\b|\b(?:deleted|removed|revoked|withdrawn|not (?:included|provided|attached|applicable|granted|purchased|waived?))\b|\b(?:is|are) excluded\b|\bdoes not (?:include|provide|waive)\b|[:\t]\s*(?:none|no|n\/a)\s*$/i

/** What the pages of a policy say of a duty: for it, or against it. */
export interface Backing {
  for: readonly Quotation[]
  against: readonly Quotation[]
}

const maxPassages = 3

/** Looks through every page that can be searched; what takes it away counts as against it. */
export async function backingOf(documents: readonly CaseDocument[], duty: Duty): Promise<Backing> {
  const found = await passagesMatching(documents, patterns[duty])
  return {
    for: found.filter(({ quote }) => !against.test(quote)).slice(0, maxPassages),
    against: found.filter(({ quote }) => against.test(quote)).slice(0, maxPassages),
  }
}
