import type { Proof } from './evidence.ts'

/** MET and NOT_MET follow from what the policies state; NOT_SHOWN: they say nothing of it; UNCLEAR: a person has to read it. */
export type Outcome = 'MET' | 'NOT_MET' | 'NOT_SHOWN' | 'UNCLEAR'

export interface Verdict {
  outcome: Outcome
  /** What is missing or against it, in a few words; null: nothing. */
  reason: string | null
  shown: readonly Proof[]
}

const maxShown = 3

export const verdict = (outcome: Outcome, reason: string | null, shown: readonly Proof[] = []): Verdict => ({
  outcome,
  reason,
  shown: shown.slice(0, maxShown),
})

export const notShown = (reason: string | null = null, shown: readonly Proof[] = []) =>
  verdict('NOT_SHOWN', reason, shown)
export const unclear = (reason: string, shown: readonly Proof[]) => verdict('UNCLEAR', reason, shown)
