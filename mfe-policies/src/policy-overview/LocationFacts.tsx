import { addressLines, Facts, formatLimit, Section } from '@coverdesk/design-system'
import type { PolicyCoverageFragment } from '../generated/documents'

/** The places that the policy insures, with their own limits. */
export function LocationFacts({ locations }: { locations: PolicyCoverageFragment['locations'] }) {
  if (locations.length === 0) return null
  return (
    <Section title="Locations">
      <Facts
        facts={locations.map(({ address, propertyBuildingLimit, propertyContentsLimit }, place) => ({
          label: `Location ${place + 1}`,
          value: [
            ...addressLines(address),
            ...(propertyBuildingLimit === null ? [] : [`Building ${formatLimit(propertyBuildingLimit)}`]),
            ...(propertyContentsLimit === null ? [] : [`Contents ${formatLimit(propertyContentsLimit)}`]),
          ].join('\n'),
        }))}
      />
    </Section>
  )
}
