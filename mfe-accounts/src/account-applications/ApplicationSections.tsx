import { Section } from '@coverdesk/design-system'
import type { ApplicationFragment } from '../generated/documents'
import { BusinessFacts } from './BusinessFacts'
import { LocationFacts } from './LocationFacts'
import { LossFacts } from './LossFacts'
import { OwnerFacts } from './OwnerFacts'
import { Parts } from './Parts'
import { Underwriting } from './Underwriting'
import { UnderwritingStatements } from './UnderwritingStatements'

/** An application to read from top to bottom; parts that no one has filled are left out. */
export function ApplicationSections({ application }: { application: ApplicationFragment }) {
  const { locations, owners, pastPolicyLosses, underwritingQuestions, underwritingStatements } = application
  return (
    <>
      <Section title="Business">
        <BusinessFacts application={application} />
      </Section>
      {locations.length > 0 && (
        <Section title="Locations">
          <Parts>
            {locations.map(location => (
              <LocationFacts key={location.place} location={location} />
            ))}
          </Parts>
        </Section>
      )}
      {owners.length > 0 && (
        <Section title="Owners">
          <Parts>
            {owners.map(owner => (
              <OwnerFacts key={owner.fullName} owner={owner} />
            ))}
          </Parts>
        </Section>
      )}
      <Section title="Past losses">
        {pastPolicyLosses.length === 0 ? (
          'No losses reported'
        ) : (
          <Parts>
            {pastPolicyLosses.map(loss => (
              <LossFacts key={JSON.stringify(loss)} loss={loss} />
            ))}
          </Parts>
        )}
      </Section>
      {underwritingQuestions.length > 0 && (
        <Section title="Underwriting questions">
          <Underwriting application={application} />
        </Section>
      )}
      {underwritingStatements.length > 0 && (
        <Section title="Underwriting statements">
          <UnderwritingStatements statements={underwritingStatements} />
        </Section>
      )}
    </>
  )
}
