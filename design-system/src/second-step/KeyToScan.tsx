import { makeStyles } from '@fluentui/react-components'
import { renderSVG } from 'uqr'
import { CopyButton } from '../controls/CopyButton'
import { Skeleton } from '../feedback/Skeleton'
import { tokens } from '../theme/tokens'

/** What a `KeyToScan` shows. */
export interface KeyToScanProps {
  /** The secret and its address for authenticator apps, `otpauth://…`; undefined while they are on their way. */
  setUp: { key: string; uri: string } | undefined
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' },
  // Cameras want dark on light, whatever the theme.
  picture: {
    width: '160px',
    height: '160px',
    boxSizing: 'border-box',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'white',
    forcedColorAdjust: 'none',
  },
  key: { display: 'grid', justifyItems: 'start', gap: '4px', minWidth: 0, maxWidth: '220px' },
  letters: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  label: { color: tokens.textSecondary },
  // The words of the button stand under those of the key.
  copy: { marginLeft: '-10px' },
})

/** In groups of four, as people read it from one screen and type it into another. */
const inGroups = (key: string) => key.replaceAll(/.{4}(?=.)/g, '$& ')

/** What an authenticator app needs: a picture to scan, and the key to type in. */
export function KeyToScan({ setUp }: KeyToScanProps) {
  const styles = useStyles()
  if (!setUp) return <Skeleton width="160px" height="160px" />
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(setUp.uri, { border: 1 }))}`
  return (
    <div className={styles.root}>
      <img src={picture} alt="QR code with the key" className={styles.picture} />
      <div className={styles.key}>
        <span className={styles.label}>Key</span>
        <code className={styles.letters}>{inGroups(setUp.key)}</code>
        <span className={styles.copy}>
          <CopyButton text={setUp.key} label="Copy key" />
        </span>
      </div>
    </div>
  )
}
