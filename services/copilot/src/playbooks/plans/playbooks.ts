import type { BuiltInPreset } from '../../presets/built-in-presets.ts'
import { enrichApplication } from './application/enrich-application.ts'
import { certificateReview } from './certificate/certificate-review.ts'
import { contractReview } from './contract-review.ts'
import { coverageComparison } from './coverage-comparison.ts'
import { explorePolicy } from './explore-policy.ts'
import type { Playbook } from './playbook.ts'
import { quoteProposal } from './quote-proposal.ts'

/** The playbooks of built-in presets that report. Those that fill a form take other turns (`form-turn.ts`). */
export const playbooks: Readonly<Partial<Record<BuiltInPreset, Playbook>>> = {
  CERTIFICATE_REVIEW: certificateReview,
  CONTRACT_REVIEW: contractReview,
  COVERAGE_COMPARISON: coverageComparison,
  DOCUMENT_EXPLORATION: explorePolicy,
  GENERATE_QUOTE_PROPOSAL: quoteProposal,
  UNDERWRITING_ANALYSIS: enrichApplication,
}
