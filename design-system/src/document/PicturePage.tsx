import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Turn } from '../viewer/box'

const useStyles = makeStyles({
  // It measures itself by its page, so that a picture that lies on its side can be as wide as the page is high.
  root: { position: 'absolute', inset: 0, containerType: 'size' },
  picture: { position: 'absolute', top: '50%', left: '50%', width: '100cqw', height: '100cqh' },
  onItsSide: { width: '100cqh', height: '100cqw' },
})

interface PicturePageProps {
  address: string
  name: string
  turn: Turn
}

/** A picture that fills its page, however it is turned. */
export function PicturePage({ address, name, turn }: PicturePageProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <img
        src={address}
        alt={name}
        className={mergeClasses(styles.picture, turn % 180 !== 0 && styles.onItsSide)}
        style={{ transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
      />
    </div>
  )
}
