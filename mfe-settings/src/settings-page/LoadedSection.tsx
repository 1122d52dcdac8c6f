import { ErrorState, makeStyles, Section } from '@coverdesk/design-system'
import type { QueryState } from '@coverdesk/plugin-sdk'
import type { ReactNode } from 'react'

const useStyles = makeStyles({ root: { display: 'grid', gap: '16px' } })

interface LoadedSectionProps {
  title: string
  /** "Your profile could not be loaded" */
  failed: string
  query: QueryState<unknown>
  /** As high as what comes. */
  skeleton: ReactNode
  /** Stands above what is loaded, and while it is not there yet. */
  intro?: ReactNode
  /** What can be done once it is there. */
  actions?: ReactNode
  /** Once it is there; null: the answer had nothing. */
  children: ReactNode
}

/** A part of a page with an answer of its own: what it lacks does not keep the others away. */
export function LoadedSection({ title, failed, query, skeleton, intro, actions, children }: LoadedSectionProps) {
  const styles = useStyles()
  const isThere = Boolean(children)
  return (
    <Section title={title} actions={isThere && actions}>
      <div className={styles.root}>
        {intro}
        {query.status === 'loading' ? skeleton : children}
        {!isThere && query.status !== 'loading' && (
          <ErrorState
            title={failed}
            message={query.failure?.message ?? 'There was no answer.'}
            requestId={query.failure?.requestId}
            onRetry={query.retry}
          />
        )}
      </div>
    </Section>
  )
}
