/** Why a statement isn't proven. The log and `npm run eval` count what is dropped by these. */
const reasons = [
  /** The quote isn't on its page. */
  'NOT_ON_PAGE',
  /** The quote begins or ends inside a sentence, a cell, a word or a number. */
  'CUT_QUOTE',
  /** The value is a part of a longer word or number of the page. */
  'CUT_VALUE',
  /** The quote doesn't have the value. */
  'OTHER_VALUE',
  /** The quote has the value under another label. */
  'OTHER_LABEL',
  /** It stands under a heading or in a column that is about something else: a rate, an underlying policy, the end of an offer. */
  'OTHER_SECTION',
  /** It is a label of the paper. */
  'LABEL_AS_VALUE',
  /** It is said of another party: the subcontractors of the insured, another carrier. */
  'OTHER_PARTY',
  /** The document can't prove it. */
  'OTHER_DOCUMENT',
  /** It is what used to be. */
  'EARLIER_TERM',
  /** It isn't a name. */
  'NO_NAME',
] as const
export type Reason = (typeof reasons)[number]

/** What a check of the judge says. */
export type Check = { holds: true } | { holds: false; reason: Reason }

export const holds: Check = { holds: true }
export const fails = (reason: Reason): Check => ({ holds: false, reason })

/** How many statements were dropped for each reason; reasons without any are left out. */
export type Dropped = Partial<Record<Reason, number>>

/** Counts what is dropped. */
export function countDropped(dropped: readonly Reason[]): Dropped {
  const counts: Dropped = {}
  for (const reason of dropped) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
