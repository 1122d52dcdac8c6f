import { makeStyles, shorthands } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface FieldGroupProps {
  /** What the fields are about: "Dates". */
  title: string
  children: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px 12px',
    alignItems: 'start',
    minWidth: 0,
    margin: 0,
    padding: 0,
    ...shorthands.borderStyle('none'),
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  title: {
    gridColumn: '1 / -1',
    padding: '8px 0 0',
    marginBottom: '12px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
})

/**
 * Fields of a long form that belong together, two in a line, one on a phone.
 *
 * @example <FieldGroup title="Dates"><DateField form={form} name="inforceAt" label="In force from" /></FieldGroup>
 */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const styles = useStyles()
  return (
    <fieldset className={styles.root}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  )
}
