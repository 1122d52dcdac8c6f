import { makeStyles } from '@fluentui/react-components'
import { Skeleton } from '../feedback/Skeleton'
import { letter } from './page-size'
import { margin } from './use-zoom'

const useStyles = makeStyles({
  root: { display: 'flex', justifyContent: 'center', padding: `${margin}px` },
})

/** The first page before it is there, where it will be: most are US Letter. */
export function LoadingPage({ scale }: { scale: number }) {
  return (
    <div role="status" aria-label="Loading document" className={useStyles().root}>
      <Skeleton width={`${Math.floor(letter.width * scale)}px`} height={`${Math.floor(letter.height * scale)}px`} />
    </div>
  )
}
