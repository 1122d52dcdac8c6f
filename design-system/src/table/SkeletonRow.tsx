import { makeStyles } from '@fluentui/react-components'
import { Skeleton } from '../feedback/Skeleton'

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'center', gap: '12px' },
  words: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1 },
})

/** The cells of a row that is on its way: avatar and two lines, then one bar a column. */
export function SkeletonRow({ columns }: { columns: number }) {
  const styles = useStyles()
  return (
    <>
      <span className={styles.title}>
        <Skeleton width="28px" height="28px" />
        <span className={styles.words}>
          <Skeleton width="42%" height="10px" />
          <Skeleton width="30%" height="8px" />
        </span>
      </span>
      {Array.from({ length: columns - 1 }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things.
        <Skeleton key={column} width="60%" height="10px" />
      ))}
    </>
  )
}
