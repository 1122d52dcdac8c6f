import { Button, makeStyles, tokens } from '@coverdesk/design-system'
import { useState } from 'react'
import type { ArtifactVersionFragment } from '../../generated/documents'
import type { Quote } from '../evidence/quotes'
import { EmailArtifact } from './EmailArtifact'
import { HtmlArtifact } from './HtmlArtifact'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
})

interface VersionTextProps {
  version: ArtifactVersionFragment
  quotes: readonly Quote[]
  busy: boolean
  /** Undefined: it can’t be restored. */
  onRestore: (() => void) | undefined
}

/** A version of an artifact: its title, and its text for whoever wants to read it. */
export function VersionText({ version, quotes, busy, onRestore }: VersionTextProps) {
  const styles = useStyles()
  const [isShown, setShown] = useState(false)
  const { title, email, htmlDocument } = version
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {(email || htmlDocument) && (
          <Button small appearance="subtle" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide text' : 'Show text'}
          </Button>
        )}
        {onRestore && (
          <Button small busy={busy} onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
      {isShown && email && <EmailArtifact email={email} quotes={quotes} />}
      {isShown && htmlDocument && <HtmlArtifact content={htmlDocument.content} quotes={quotes} />}
    </div>
  )
}
