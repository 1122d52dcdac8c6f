import { ButtonLink, DetailColumns, EmptyState, makeStyles, Skeleton } from '@coverdesk/design-system'
import { type QueryState, usePageTitle } from '@coverdesk/plugin-sdk'
import type { ReactNode } from 'react'
import { managePath } from '../../paths'
import { LoadedSection } from '../../settings-page/LoadedSection'

const useStyles = makeStyles({
  back: { justifySelf: 'start' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  intro: { margin: 0 },
})

interface DecisionsPageProps {
  integrationId: string
  title: string
  intro: string
  /** "No conflicts" */
  none: string
  query: QueryState<unknown>
  /** How many there are; undefined until they have come. */
  count: number | undefined
  /** A list item each. */
  children: ReactNode
}

/** What waits for a person, one below the other. */
export function DecisionsPage({ integrationId, title, intro, none, query, count, children }: DecisionsPageProps) {
  const styles = useStyles()
  usePageTitle(title)
  return (
    <DetailColumns>
      <ButtonLink small appearance="subtle" to={managePath(integrationId)} className={styles.back}>
        Back to the integration
      </ButtonLink>
      <LoadedSection
        title={title}
        failed="This could not be loaded"
        query={query}
        skeleton={<Skeleton width="100%" height="240px" />}
        intro={<p className={styles.intro}>{intro}</p>}
      >
        {count === 0 && <EmptyState kind="nothing" title={none} hint="Nothing waits for you here." />}
        {count !== undefined && count > 0 && (
          <ul aria-label={title} className={styles.list}>
            {children}
          </ul>
        )}
      </LoadedSection>
    </DetailColumns>
  )
}
