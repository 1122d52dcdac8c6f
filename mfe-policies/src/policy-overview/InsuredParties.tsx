import { Facts, Section } from '@coverdesk/design-system'
import type { PolicyCoverageFragment } from '../generated/documents'
import { partyLines } from './party-lines'

/** Who else is insured: by name, and whoever is so related to the insured. */
export function InsuredParties({ details }: { details: PolicyCoverageFragment }) {
  const { namedAdditionalInsureds, blanketAdditionalInsureds } = details
  if (namedAdditionalInsureds.length + blanketAdditionalInsureds.length === 0) return null
  return (
    <Section title="Additional insureds">
      <Facts
        facts={[
          ...namedAdditionalInsureds.map((party, place) => ({
            label: namedAdditionalInsureds.length === 1 ? 'Named' : `Named ${place + 1}`,
            value: partyLines(party),
          })),
          ...blanketAdditionalInsureds.map(({ type, description }, place) => ({
            label: blanketAdditionalInsureds.length === 1 ? 'Blanket' : `Blanket ${place + 1}`,
            value: [type, description].filter(Boolean).join('\n'),
          })),
        ]}
      />
    </Section>
  )
}
