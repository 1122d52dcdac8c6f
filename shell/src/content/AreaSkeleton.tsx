import { makeStyles, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '20px' },
})

const rows = [0, 1, 2, 3, 4, 5, 6, 7]

/** Where an area is going to be, after 150 ms: a title, a bar and rows, as most pages have them. */
export function AreaSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={useStyles().page}>
      <Skeleton width="160px" height="28px" />
      <Skeleton width="280px" height="32px" />
      {rows.map(row => (
        <Skeleton key={row} width="100%" height="32px" />
      ))}
    </div>
  )
}
