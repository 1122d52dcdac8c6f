import { makeStyles, Skeleton, shorthands, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { stylePdfPath, stylePreviewPath } from './paths'

const stacked = '@media (max-width: 899px)'

const useStyles = makeStyles({
  root: {
    // It stays in sight beside long forms.
    position: 'sticky',
    top: 0,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: '4px',
    height: 'calc(100dvh - 156px)',
    minHeight: '320px',
    [stacked]: { position: 'static', height: '480px' },
  },
  header: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  link: {
    color: tokens.brandText,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightMedium },
  pane: {
    display: 'grid',
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  note: {
    placeSelf: 'center',
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    padding: '24px',
    textAlign: 'center',
    color: tokens.textSecondary,
  },
  // Paper is white, whatever the theme.
  frame: {
    width: '100%',
    height: '100%',
    backgroundColor: '#ffffff',
    colorScheme: 'light',
    ...shorthands.borderWidth(0),
  },
})

interface PreviewPaneProps {
  /** The style as it is saved; undefined for one that is not saved yet. */
  style?: { id: string; version: number; title: string }
  state: 'unsaved' | 'outdated' | 'generating' | 'shown'
}

/** A sample document in the style, beside its form. */
export function PreviewPane({ style, state }: PreviewPaneProps) {
  const styles = useStyles()
  return (
    <section aria-label="Preview" className={styles.root}>
      <div className={styles.header}>
        <h3 className={styles.title}>Preview</h3>
        {state === 'shown' && style && (
          <a href={stylePdfPath(style.id)} target="_blank" rel="noopener noreferrer" className={styles.link}>
            Open as PDF
          </a>
        )}
      </div>
      <div className={styles.pane} role="status">
        {state === 'unsaved' && <Note>Save the style to see a preview.</Note>}
        {state === 'outdated' && <Note>Save your changes to see the preview.</Note>}
        {state === 'generating' && (
          <Note>
            Generating preview...
            <Skeleton width="180px" height="8px" />
          </Note>
        )}
        {state === 'shown' && style && (
          <iframe
            // Another version is another document.
            key={style.version}
            title={`Sample document in the style ${style.title}`}
            src={stylePreviewPath(style.id, style.version)}
            sandbox=""
            className={styles.frame}
          />
        )}
      </div>
    </section>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <div className={useStyles().note}>{children}</div>
}
