import { storedPages } from '../../../search/index.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import type { Quotation } from '../../documents/statement.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { type JudgedRequirement, judgeRequirements } from './judge-requirements.ts'
import { requirementsOf } from './requirements-of.ts'

/** A requirement of the contract, with both quotes. */
export interface ReviewedRequirement extends JudgedRequirement {
  required: readonly Quotation[]
  shown: readonly Quotation[]
}

/** Every insurance requirement of the contracts, each against the policies. */
export async function reviewContract(
  contracts: readonly CaseDocument[],
  policies: readonly CaseDocument[],
): Promise<ReviewedRequirement[]> {
  const evidence: Evidence = await evidenceOf(policies)
  const found: ReviewedRequirement[] = []
  for (const document of contracts) {
    const pages = []
    for await (const page of storedPages(document.sourceId)) pages.push(page)
    for (const one of judgeRequirements(requirementsOf(pages), evidence)) {
      const required = one.clauses.map(({ page, quote }) => ({ document, page, quote }))
      found.push({ ...one, required, shown: one.verdict.shown })
    }
  }
  return found
}
