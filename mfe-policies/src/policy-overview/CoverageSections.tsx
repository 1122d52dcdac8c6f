import { ButtonLink, EmptyState, Section } from '@coverdesk/design-system'
import type { PolicyCoverageFragment } from '../generated/documents'
import { policyPath } from '../paths'
import { hasCoverage } from './has-coverage'
import { InsuredParties } from './InsuredParties'
import { LimitFacts } from './LimitFacts'
import { LineTerms } from './LineTerms'
import { LocationFacts } from './LocationFacts'
import { StatementSection } from './StatementSection'

interface CoverageSectionsProps {
  policyId: string
  details: PolicyCoverageFragment
}

/** What the policy's documents say that it covers. */
export function CoverageSections({ policyId, details }: CoverageSectionsProps) {
  const form = `${policyPath(policyId)}/coverage`
  if (!hasCoverage(details)) {
    return (
      <Section title="Coverage">
        <EmptyState
          kind="nothing"
          title="No coverage entered"
          hint="Certificates use the limits, insureds and coverages entered here."
          action={<ButtonLink to={form}>Add Coverage</ButtonLink>}
        />
      </Section>
    )
  }
  return (
    <>
      <Section
        title="Coverage"
        actions={
          <ButtonLink small to={form}>
            Edit Coverage
          </ButtonLink>
        }
      >
        <LimitFacts details={details} />
      </Section>
      <LocationFacts locations={details.locations} />
      <InsuredParties details={details} />
      <LineTerms terms={details.lineTerms} />
      <StatementSection title="Coverages" statements={details.coverageDescriptions} />
      <StatementSection title="Exclusions" statements={details.exclusionDescriptions} />
    </>
  )
}
