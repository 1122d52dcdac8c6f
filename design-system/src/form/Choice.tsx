import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { InputHTMLAttributes, Ref } from 'react'
import { Badge } from '../controls/Badge'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { useChoiceStyles } from './choice-styles'

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-describedby' | 'aria-invalid' | 'disabled' | 'name' | 'onBlur'
>

export interface ChoiceProps extends InputProps {
  label: string
  /** One more sentence, below the label. */
  description?: string | undefined
  checked: boolean
  onChange(checked: boolean): void
  ref?: Ref<HTMLInputElement>
}

/**
 * Yes or no, where nothing happens before the form is sent, or where several things are chosen from a list.
 *
 * @example <Checkbox label="Coverage Comparison" checked={isFavourite} onChange={toggle} />
 */
export function Checkbox({ label, description, onChange, ...input }: ChoiceProps) {
  const styles = useChoiceStyles()
  return (
    <label className={styles.choice}>
      <input
        {...input}
        type="checkbox"
        className={styles.mark}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <ChoiceWords label={label} description={description} />
    </label>
  )
}

interface ChoiceWordsProps {
  label: string
  description?: string | undefined
  /** What sets this choice apart, behind its label. */
  badge?: string | undefined
}

/** Words beside a mark. */
export function ChoiceWords({ label, description, badge }: ChoiceWordsProps) {
  const styles = useChoiceStyles()
  return (
    <span className={styles.words}>
      {label}
      {badge && (
        <>
          {' '}
          <Badge tone="brand">{badge}</Badge>
        </>
      )}
      {description && <span className={styles.description}>{description}</span>}
    </span>
  )
}

const useSwitchStyles = makeStyles({
  root: {
    appearance: 'none',
    boxSizing: 'border-box',
    position: 'relative',
    width: '32px',
    height: '18px',
    margin: '1px 0',
    borderRadius: '9px',
    border: `1px solid ${tokens.controlLineHover}`,
    backgroundColor: tokens.sheet,
    transitionProperty: 'background-color, border-color',
    transitionDuration: '100ms',
    '::before': {
      content: '""',
      position: 'absolute',
      top: '2px',
      left: '2px',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      backgroundColor: tokens.textTertiary,
      transitionProperty: 'transform',
      transitionDuration: '100ms',
      [media.forcedColors]: { backgroundColor: 'ButtonText' },
      [media.reducedMotion]: { transitionDuration: '0ms' },
    },
    ':checked': { backgroundColor: tokens.brand, border: `1px solid ${tokens.brand}` },
    ':checked::before': { transform: 'translateX(14px)', backgroundColor: tokens.onBrand },
    ':disabled': { backgroundColor: tokens.neutralTint, border: `1px solid ${tokens.line}` },
    ':disabled::before': {
      backgroundColor: tokens.textDisabled,
      [media.forcedColors]: { backgroundColor: 'GrayText' },
    },
    [media.reducedMotion]: { transitionDuration: '0ms' },
    [media.forcedColors]: { ':checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
})

/**
 * On or off, where the change takes effect at once.
 *
 * @example <Switch label="Sync tasks" checked={integration.enableSyncTasks} onChange={save} />
 */
export function Switch({ label, description, checked, onChange, ...input }: ChoiceProps) {
  const styles = useChoiceStyles()
  return (
    <label className={styles.choice}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={mergeClasses(styles.mark, useSwitchStyles().root)}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <ChoiceWords label={label} description={description} />
    </label>
  )
}
