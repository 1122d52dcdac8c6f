import { Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { Banner } from '../feedback/Banner'
import { RequestId } from '../feedback/RequestId'
import type { ServerForm } from '../form/use-server-form'
import { useDialogStyles } from './dialog-styles'
import { PopupPlace } from './popup-place'
import { useFocusReturn } from './use-focus-return'

export interface FormDialogProps<Values extends FieldValues> {
  title: string
  form: ServerForm<Values>
  /** Says what it does: "Create account", "Save Changes". */
  submitLabel: string
  /** The answer is on its way: everything waits. */
  busy: boolean
  /** Why the last attempt failed, unless the fields or the conflict say it. */
  failure?: { message: string; requestId: string | undefined } | undefined
  /** What another person changed meanwhile: a `ConflictNotice`, above the fields. */
  conflict?: ReactNode
  /** 520 px, or 720 for long forms. By default `medium`. */
  size?: 'medium' | 'large'
  /** Leaves the dialog's route. Whoever guards the way out asks about what is unsaved. */
  onClose(): void
  /** The fields, in one column. */
  children: ReactNode
}

/**
 * A form in a dialog that is a route: it is open as long as it is rendered. Escape, a click beside it,
 * Cancel and × leave it, as the back button does. The focus returns to what opened it.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, form, submitLabel, busy, failure, conflict, size = 'medium', onClose, children } = props
  const styles = useDialogStyles()
  const titleId = useId()
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const hasConflict = Boolean(conflict)
  useFocusReturn()
  useEffect(() => {
    // It stands above the fields, and people save from the end of a long form.
    if (hasConflict) content.current?.scrollTo({ top: 0 })
  }, [hasConflict])

  const requestClose = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog open onOpenChange={requestClose}>
      <DialogSurface
        ref={setSurface}
        aria-labelledby={titleId}
        className={mergeClasses(styles.surface, styles[size], styles.sheetOnPhone)}
      >
        <form {...form.formProps} className={styles.form} aria-busy={busy}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <div ref={content} className={mergeClasses(styles.content, styles.fields)}>
            <PopupPlace value={surface}>
              {conflict}
              {children}
            </PopupPlace>
          </div>
          <div className={styles.footer}>
            {failure && (
              <Banner tone="error" actions={failure.requestId && <RequestId id={failure.requestId} />}>
                {failure.message}
              </Banner>
            )}
            {form.unplacedErrors.map(({ path, message }) => (
              <Banner key={path} tone="error">
                {message}
              </Banner>
            ))}
            <div className={styles.actions}>
              <Button onClick={requestClose}>Cancel</Button>
              <Button type="submit" appearance="primary" busy={busy}>
                {submitLabel}
              </Button>
            </div>
          </div>
        </form>
        {/* Last in order, so that the first field has the focus at the start. */}
        <IconButton className={styles.close} label="Close" icon={<Dismiss20Regular />} onClick={requestClose} />
      </DialogSurface>
    </Dialog>
  )
}
