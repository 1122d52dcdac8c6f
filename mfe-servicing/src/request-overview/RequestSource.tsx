import { Facts, Section } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment, ServiceRequestSourceType } from '../generated/documents'

const origins: Readonly<Record<ServiceRequestSourceType, string>> = {
  CALL: 'From a call',
  EMAIL_THREAD: 'From an email thread',
  WORKSPACE: 'From a workspace',
}

/** What a request was concluded from, and how sure that is. */
export function RequestSource({ source }: { source: NonNullable<ServiceRequestProfileFragment['source']> }) {
  const { type, sentence, confidence } = source
  return (
    <Section title="Source">
      <Facts
        facts={[
          { label: origins[type], value: `“${sentence}”` },
          { label: 'Confidence', value: confidenceWord(confidence) },
        ]}
      />
    </Section>
  )
}

/** @param confidence 0 to 1 */
function confidenceWord(confidence: number) {
  if (confidence >= 0.8) return 'High'
  return confidence >= 0.5 ? 'Medium' : 'Low'
}
