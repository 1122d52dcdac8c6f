import { Facts, Section } from '@coverdesk/design-system'
import type { PolicyCoverageFragment } from '../generated/documents'
import { typeName } from '../words/policy-types'

const terms = [
  ['additionalInsured', 'Additional insured'],
  ['waiverOfSubrogation', 'Waiver of subrogation'],
  ['primaryNonContributory', 'Primary and noncontributory'],
] as const

/** What the policy gives others, line by line: what certificates and forms ask. */
export function LineTerms({ terms: lines }: { terms: PolicyCoverageFragment['lineTerms'] }) {
  if (lines.length === 0) return null
  return (
    <Section title="Terms by line">
      <Facts
        facts={lines.map(({ line, ...given }) => ({
          label: typeName(line),
          value: terms.map(([name, label]) => `${label}: ${words(given[name])}`).join('\n'),
        }))}
      />
    </Section>
  )
}

const words = (flag: boolean | null | undefined) => (flag === true ? 'Yes' : flag === false ? 'No' : 'Not stated')
