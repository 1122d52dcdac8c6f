import { makeStyles, mergeClasses, Skeleton } from '@coverdesk/design-system'
import { useLayoutStyles } from './workspace-layout'

const useStyles = makeStyles({
  column: { display: 'grid', alignContent: 'start', gap: '16px', padding: '20px' },
  question: { justifySelf: 'end', width: '60%' },
})

/** In the place of a conversation and its details, until they are there. */
export function WorkspaceSkeleton() {
  const layout = useLayoutStyles()
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading workspace..." className={layout.frame}>
      <div className={layout.root}>
        <div className={mergeClasses(layout.page, styles.column)}>
          <Skeleton width="280px" height="28px" />
          <div className={styles.question}>
            <Skeleton width="100%" height="60px" />
          </div>
          <Skeleton width="70%" height="16px" />
          <Skeleton width="90%" height="72px" />
        </div>
        <div className={mergeClasses(layout.panel, layout.behind, styles.column)}>
          <Skeleton width="240px" height="20px" />
          <Skeleton width="100%" height="52px" />
          <Skeleton width="80%" height="120px" />
        </div>
      </div>
    </div>
  )
}
