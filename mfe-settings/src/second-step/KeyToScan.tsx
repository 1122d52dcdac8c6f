import { CopyButton, makeStyles, Skeleton, tokens } from '@coverdesk/design-system'
import { renderSVG } from 'uqr'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px', marginTop: '8px' },
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
  quiet: { color: tokens.textSecondary },
})

/** In groups of four, as people read it from one screen and type it into another. */
const inGroups = (key: string) => key.replaceAll(/.{4}(?=.)/g, '$& ')

/** What an authenticator app needs: a picture to scan, and the key to type in. */
export function KeyToScan({ setUp }: { setUp: { key: string; uri: string } | undefined }) {
  const styles = useStyles()
  if (!setUp) return <Skeleton width="160px" height="160px" />
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(setUp.uri, { border: 1 }))}`
  return (
    <div className={styles.root}>
      <img src={picture} alt="QR code with the key" className={styles.picture} />
      <div className={styles.key}>
        <span className={styles.quiet}>Key</span>
        <code className={styles.letters}>{inGroups(setUp.key)}</code>
        <CopyButton text={setUp.key} label="Copy key" />
      </div>
    </div>
  )
}
