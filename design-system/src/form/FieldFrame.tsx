import { Field, type FieldProps, makeStyles, mergeClasses } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' },
  optional: { color: tokens.textTertiary, fontWeight: tokens.fontWeightRegular },
  label: { fontWeight: tokens.fontWeightMedium },
})

export interface FieldFrameProps {
  name: string
  label: string
  optional?: boolean | undefined
  hint?: string | undefined
  error: string | undefined
  className?: string | undefined
  /** A control of Fluent, or what becomes of the attributes that a control of our own needs. */
  children: NonNullable<FieldProps['children']>
}

/** Label above, control, and the server's message below with an icon. */
export function FieldFrame({ name, label, optional, hint, error, className, children }: FieldFrameProps) {
  const styles = useStyles()
  return (
    <Field
      data-field={name}
      className={mergeClasses(styles.root, className)}
      label={{
        className: styles.label,
        children: (
          <>
            {label}
            {optional && <span className={styles.optional}> (optional)</span>}
          </>
        ),
      }}
      {...(hint && { hint })}
      validationState={error ? 'error' : 'none'}
      validationMessage={error ?? null}
    >
      {children}
    </Field>
  )
}
