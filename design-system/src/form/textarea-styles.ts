import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    // Specification 1 §5: it grows by itself between 120 and 600 px.
    minHeight: '120px',
    maxHeight: '600px',
    margin: 0,
    padding: '6px 11px',
    resize: 'none',
    ...shorthands.border('1px', 'solid', tokens.controlLine),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.sheet,
    color: tokens.text,
    font: 'inherit',
    '::placeholder': { color: tokens.textTertiary, opacity: 1 },
    ':hover': { ...shorthands.borderColor(tokens.controlLineHover) },
    ':focus': { ...shorthands.borderColor(tokens.brand), outline: `1px solid ${tokens.brand}` },
    [media.touch]: { fontSize: '16px' },
  },
  invalid: {
    ...shorthands.borderColor(tokens.red),
    ':hover': { ...shorthands.borderColor(tokens.red) },
    ':focus': { ...shorthands.borderColor(tokens.red), outline: `1px solid ${tokens.red}` },
  },
})

/** How a textarea looks, with or without a message about it. */
export function useTextareaClass(error: string | undefined): string {
  const styles = useStyles()
  return mergeClasses(styles.root, error !== undefined && styles.invalid)
}
