import {
  type ExclusionSubject,
  type LimitLabelId,
  type PaperLine,
  qualifiersIn,
  type RequirementKind,
} from '@coverdesk/coverage/judge'

/** Where a contract says something, word for word. */
export interface Clause {
  page: number
  quote: string
  /** In one line. */
  text: string
}

/** One thing that a contract requires of insurance. */
export interface Requirement {
  kind: RequirementKind | 'LIMIT' | 'COVERAGE' | 'NO_EXCLUSION' | 'OWN_WORDS'
  /** What the review calls it. */
  label: string
  /** The line of insurance that it is about; null: all, or none that is known. */
  line: PaperLine | null
  clauses: Clause[]
  /** Of LIMIT: the amount in cents, and whose limit it is. */
  limit?: { id: LimitLabelId; cents: number; isPerProject: boolean }
  /** Of RETENTION: the most that is allowed, in cents; null: the clause has no amount. */
  most?: number | null
  /** Of ADDITIONAL_INSURED and DURATION. */
  scope?: 'ONGOING' | 'COMPLETED' | null
  /** Form numbers that it names, such as "CG 20 10 10 01". */
  forms?: readonly string[]
  /** Of NO_EXCLUSION: what may not be excluded; null: its own words only. */
  subject?: ExclusionSubject | null
}

const aggregates: ReadonlySet<LimitLabelId> = new Set(['AGGREGATE', 'GENERAL_AGGREGATE', 'PRODUCTS'])

/** Whether an aggregate is to apply apart from others: per location, or "separate from the general aggregate". An amount doesn't show it. */
export function appliesSeparately({ limit, clauses }: Pick<Requirement, 'clauses' | 'limit'>): boolean {
  if (!limit || !aggregates.has(limit.id)) return false
  return clauses.some(({ text }) => {
    const own = qualifiersIn(text)
    return own.has('SEPARATE') || own.has('PER_LOCATION')
  })
}
