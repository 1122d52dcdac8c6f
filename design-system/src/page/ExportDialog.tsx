import { Dialog, DialogSurface, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { Button } from '../controls/Button'
import { useDialogStyles } from '../dialog/dialog-styles'
import { Banner } from '../feedback/Banner'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export type ExportState = { status: 'reading'; read: number; total: number } | { status: 'failed'; message: string }

interface ExportDialogProps {
  /** "accounts" */
  many: string
  state: ExportState
  onRetry(): void
  onCancel(): void
}

const useStyles = makeStyles({
  bar: {
    height: '6px',
    marginTop: '12px',
    borderRadius: '3px',
    backgroundColor: tokens.neutralTint,
    overflow: 'hidden',
    [media.forcedColors]: { outline: '1px solid' },
  },
  done: {
    height: '100%',
    width: '100%',
    backgroundColor: tokens.brand,
    transformOrigin: 'left',
    transitionProperty: 'transform',
    transitionDuration: '150ms',
    [media.reducedMotion]: { transitionDuration: '0ms' },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
})

/** How an export goes on, and the way to end it. */
export function ExportDialog({ many, state, onRetry, onCancel }: ExportDialogProps) {
  const dialog = useDialogStyles()
  const titleId = useId()
  return (
    <Dialog open modalType="alert" onOpenChange={onCancel}>
      <DialogSurface aria-labelledby={titleId} className={mergeClasses(dialog.surface, dialog.confirm)}>
        <div className={dialog.header}>
          <h2 id={titleId} className={dialog.title}>
            Exporting {many}
          </h2>
        </div>
        <div className={dialog.content}>
          {state.status === 'reading' ? (
            <Progress read={state.read} total={state.total} />
          ) : (
            <Banner tone="error">{state.message}</Banner>
          )}
        </div>
        <div className={dialog.footer}>
          <div className={dialog.actions}>
            <Button onClick={onCancel}>Cancel</Button>
            {state.status === 'failed' && (
              <Button appearance="primary" onClick={onRetry}>
                Retry
              </Button>
            )}
          </div>
        </div>
      </DialogSurface>
    </Dialog>
  )
}

function Progress({ read, total }: { read: number; total: number }) {
  const styles = useStyles()
  const words = `${read.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
  return (
    <>
      <div>{words} read. The file is saved when all are there.</div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={read}
        aria-valuetext={words}
        className={styles.bar}
      >
        <div className={styles.done} style={{ transform: `scaleX(${read / total})` }} />
      </div>
    </>
  )
}
