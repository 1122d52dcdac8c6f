import { formatDate, LinkList, Section } from '@coverdesk/design-system'
import type { PolicyProfileFragment } from '../generated/documents'
import { overviewPath } from '../paths'

type EarlierPolicy = PolicyProfileFragment['renewal']['previousPolicies'][number]

/** What this policy renews. */
export function EarlierPolicies({ policies }: { policies: readonly EarlierPolicy[] }) {
  if (policies.length === 0) return null
  return (
    <Section title="Renews">
      <LinkList
        label="Renews"
        links={policies.map(({ id, policyNumber, inforceAt }) => ({
          id,
          name: policyNumber ?? 'Policy without a number',
          to: overviewPath(id),
          ...(inforceAt && { detail: `In force from ${formatDate(inforceAt)}` }),
        }))}
      />
    </Section>
  )
}
