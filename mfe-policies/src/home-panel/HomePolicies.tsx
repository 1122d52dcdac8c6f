import { ErrorState, LinkList, LinkListSkeleton, makeStyles, Section, TextLink, tokens } from '@coverdesk/design-system'
import type { QueryState } from '@coverdesk/plugin-sdk'
import type { ReactNode } from 'react'
import type { ExpiringPoliciesQuery, HomePolicyFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import { useReturning } from '../record-parts/use-returning'
import { typeName } from '../words/policy-types'

const useStyles = makeStyles({ none: { margin: 0, color: tokens.textSecondary } })

interface HomePoliciesProps {
  title: string
  query: QueryState<ExpiringPoliciesQuery>
  /** The list of all of them. */
  all: string
  /** What is to be known about one: when it ends. */
  when(policy: HomePolicyFragment): ReactNode
  /** What is said when there is none. By default nothing is shown at all, be it while they are on their way. */
  none?: string
}

/** On the home page: policies that someone should look at. */
export function HomePolicies({ title, query: asked, all, when, none }: HomePoliciesProps) {
  const styles = useStyles()
  const query = useReturning(asked)
  if (query.status === 'loading') {
    return none ? (
      <Section title={title}>
        <LinkListSkeleton rows={6} label="Loading policies..." />
      </Section>
    ) : null
  }
  const page = query.status === 'loaded' ? query.data.businessPolicies : null
  if (!page) {
    return none ? (
      <Section title={title}>
        <ErrorState
          title="Policies could not be loaded"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      </Section>
    ) : null
  }
  if (page.items.length === 0) {
    return none ? (
      <Section title={title}>
        <p className={styles.none}>{none}</p>
      </Section>
    ) : null
  }
  return (
    <Section title={title} actions={<TextLink href={all}>{`All ${page.total.toLocaleString('en-US')}`}</TextLink>}>
      <LinkList
        label={title}
        links={page.items.map(policy => ({
          id: policy.id,
          name: policy.account?.details.name ?? typeName(policy.type),
          detail: typeName(policy.type),
          to: overviewPath(policy.id),
          badge: when(policy),
        }))}
      />
    </Section>
  )
}
