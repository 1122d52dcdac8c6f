import type { PaperLine } from '@coverdesk/coverage/judge'
import type { Evidence } from './evidence.ts'
import { judgeEndorsement } from './judge-endorsement.ts'
import { judgeLimit, perProject } from './judge-limit.ts'
import {
  judgeAnyAuto,
  judgeAuthorized,
  judgeCoverage,
  judgeExclusion,
  judgeFollowForm,
  judgeLongshore,
  judgeMention,
  judgeOccurrenceForm,
  judgeRating,
  judgeRetention,
  judgeStatutory,
} from './judge-terms.ts'
import type { Requirement } from './requirement.ts'
import { notShown, unclear, type Verdict, verdict } from './verdict.ts'

/** A requirement with what the policies say of it. */
export interface JudgedRequirement extends Requirement {
  verdict: Verdict
}

type Judge = (requirement: Requirement, evidence: Evidence, required: ReadonlySet<PaperLine>) => Verdict

const readIt: Judge = () => unclear('read this', [])

const judges: Record<Requirement['kind'], Judge> = {
  LIMIT: judgeLimit,
  COVERAGE: judgeCoverage,
  NO_EXCLUSION: judgeExclusion,
  OWN_WORDS: readIt,
  ADDITIONAL_INSURED: judgeEndorsement,
  WAIVER: judgeEndorsement,
  PRIMARY: judgeEndorsement,
  NOTICE: judgeMention,
  RATING: judgeRating,
  AUTHORIZED: judgeAuthorized,
  IN_FORCE: readIt,
  RETENTION: judgeRetention,
  CERTIFICATE_HOLDER: readIt,
  CERTIFICATES: readIt,
  RETROACTIVE_DATE: judgeMention,
  DURATION: () => notShown('it depends on later policies'),
  FOLLOW_FORM: judgeFollowForm,
  OCCURRENCE_FORM: judgeOccurrenceForm,
  PER_PROJECT: (_, evidence) => perProject(evidence),
  PER_LOCATION: judgeMention,
  ANY_AUTO: judgeAnyAuto,
  LONGSHORE: judgeLongshore,
  STATUTORY: judgeStatutory,
  SEVERABILITY: judgeMention,
  CONTRACTUAL: judgeMention,
  EXPLOSION: judgeMention,
  SUBTIERS: readIt,
  REPLACEMENT_COST: judgeMention,
  LOSS_PAYEE: judgeMention,
}

/** Each requirement against the policies. Where a page couldn't be read, nothing is "not shown". */
export function judgeRequirements(requirements: readonly Requirement[], evidence: Evidence): JudgedRequirement[] {
  const required = new Set(
    requirements.flatMap(({ line, kind }) => (line && (kind === 'LIMIT' || kind === 'COVERAGE') ? [line] : [])),
  )
  const judged = requirements.map(one => ({
    ...one,
    verdict: whole(judges[one.kind](one, evidence, required), evidence),
  }))
  // Completed operations last no longer than they are covered.
  const completed = judged.find(({ kind, scope }) => kind === 'ADDITIONAL_INSURED' && scope === 'COMPLETED')
  return judged.map(one =>
    one.kind === 'DURATION' && one.scope === 'COMPLETED' && completed?.verdict.outcome === 'NOT_MET'
      ? { ...one, verdict: verdict('NOT_MET', completed.verdict.reason, completed.verdict.shown) }
      : one,
  )
}

const whole = (one: Verdict, { isWhole }: Evidence): Verdict =>
  one.outcome === 'NOT_SHOWN' && !isWhole ? unclear('pages couldn’t be read', one.shown) : one
