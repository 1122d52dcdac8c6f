import { Button, CopyButton, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { openChat, supportAtom } from '../support/support'
import { ErrorAdvice } from './ErrorAdvice'
import { errorDetails } from './error-text'

const useStyles = makeStyles({
  page: {
    minHeight: '100dvh',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    padding: '24px 16px',
    backgroundColor: tokens.frame,
  },
  card: {
    width: '100%',
    maxWidth: '720px',
    boxSizing: 'border-box',
    padding: '32px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.sheet,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  kind: { color: tokens.textSecondary },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 650 },
  error: {
    maxHeight: '40vh',
    overflow: 'auto',
    margin: '16px 0',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.frame,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
})

/** The whole page, when the shell itself fails (specification 1 §2 and §8). */
export function ApplicationError({ error }: { error: unknown }) {
  const styles = useStyles()
  const details = errorDetails(error)
  const { chat } = useAtomValue(supportAtom)
  return (
    <main className={styles.page}>
      <section role="alert" className={styles.card}>
        <div className={styles.kind}>Application error:</div>
        <h1 className={styles.title}>Something went wrong</h1>
        <div>
          <ErrorAdvice />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long stack scrolls, from the keyboard too. */}
        <pre className={styles.error} tabIndex={0}>
          {details}
        </pre>
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
          {chat === 'ready' && <Button onClick={openChat}>Chat with us</Button>}
          <CopyButton text={details} label="Copy error" />
        </div>
      </section>
    </main>
  )
}
