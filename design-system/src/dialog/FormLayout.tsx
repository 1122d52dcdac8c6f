import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../controls/Button'
import { Banner } from '../feedback/Banner'
import { RequestId } from '../feedback/RequestId'
import type { ServerForm } from '../form/use-server-form'
import { PopupPlace } from '../overlay/popup-place'
import { useDialogStyles } from './dialog-styles'

/** What a form needs, in a dialog as in a slide-out. */
export interface FormLayoutProps<Values extends FieldValues> {
  title: string
  form: ServerForm<Values>
  /** Says what it does: "Create account", "Save Changes". */
  submitLabel: string
  /** There is nothing to send yet: no file is chosen, no preset (specification 2 §5, 3 §5). By default the server says what is missing. */
  submitDisabled?: boolean
  /** The answer is on its way: everything waits. */
  busy: boolean
  /** Why the last attempt failed, unless the fields or the conflict say it. */
  failure?: { message: string; requestId: string | undefined } | undefined
  /** What another person changed meanwhile: a `ConflictNotice`, above the fields. */
  conflict?: ReactNode
  /** Leaves the route. Whoever guards the way out asks about what is unsaved. */
  onClose(): void
  /** The fields, in one column. */
  children: ReactNode
}

interface Place {
  titleId: string
  /** What drops down from a field is put there. */
  surface: HTMLElement | null
}

/** Title, fields, what went wrong, and the two buttons. */
export function FormLayout<Values extends FieldValues>(props: FormLayoutProps<Values> & Place) {
  const {
    title,
    titleId,
    surface,
    form,
    submitLabel,
    submitDisabled = false,
    busy,
    failure,
    conflict,
    onClose,
    children,
  } = props
  const styles = useDialogStyles()
  const content = useRef<HTMLDivElement>(null)
  const hasConflict = Boolean(conflict)
  useEffect(() => {
    // It is above the fields, and people save from the end of a long form.
    if (hasConflict) content.current?.scrollTo({ top: 0 })
  }, [hasConflict])
  return (
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
        <div role="alert" className={styles.unseen}>
          {form.summary}
        </div>
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
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" busy={busy} disabled={submitDisabled}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  )
}
