import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export type ButtonAppearance = 'primary' | 'secondary' | 'subtle' | 'danger'

const useStyles = makeStyles({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '6px',
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: '32px',
    padding: '0 12px',
    margin: 0,
    ...shorthands.border('1px', 'solid', 'transparent'),
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    cursor: 'pointer',
    flexShrink: 0,
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '100ms',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':disabled': { cursor: 'not-allowed' },
    [media.touch]: { height: '40px' },
    [media.reducedMotion]: { transitionDuration: '0ms' },
  },
  small: { height: '28px', padding: '0 10px', [media.touch]: { height: '36px' } },
  square: { width: '32px', padding: 0, [media.touch]: { width: '40px' } },
  primary: {
    backgroundColor: tokens.brand,
    color: tokens.onBrand,
    ':hover': { backgroundColor: tokens.brandHover },
    ':active': { backgroundColor: tokens.brandPressed },
    ':disabled': { backgroundColor: tokens.neutralTint, color: tokens.textDisabled },
    // Else it would look like every other button.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      ':hover': { backgroundColor: 'Highlight' },
      ':active': { backgroundColor: 'Highlight' },
      ':focus-visible': { outline: '2px solid CanvasText' },
      ':disabled': { backgroundColor: 'ButtonFace', color: 'GrayText', ...shorthands.borderColor('GrayText') },
    },
  },
  secondary: {
    backgroundColor: tokens.sheet,
    color: tokens.text,
    ...shorthands.borderColor(tokens.controlLine),
    ':hover': { backgroundColor: tokens.sheetHover, ...shorthands.borderColor(tokens.controlLineHover) },
    ':active': { backgroundColor: tokens.sheetPressed },
    ':disabled': { color: tokens.textDisabled, ...shorthands.borderColor(tokens.line) },
  },
  subtle: {
    backgroundColor: 'transparent',
    color: tokens.textSecondary,
    ':hover': { backgroundColor: tokens.sheetPressed, color: tokens.text },
    ':active': { backgroundColor: tokens.line },
    ':disabled': { backgroundColor: 'transparent', color: tokens.textDisabled },
  },
  danger: {
    backgroundColor: tokens.redTint,
    color: tokens.red,
    ...shorthands.borderColor(tokens.redTint),
    ':hover': { ...shorthands.borderColor(tokens.red) },
    ':disabled': { color: tokens.textDisabled },
    [media.forcedColors]: { ...shorthands.borderColor('ButtonText') },
  },
  unavailable: {
    cursor: 'not-allowed',
    backgroundColor: tokens.neutralTint,
    color: tokens.textDisabled,
    ...shorthands.borderColor('transparent'),
    ':hover': {
      backgroundColor: tokens.neutralTint,
      color: tokens.textDisabled,
      ...shorthands.borderColor('transparent'),
    },
    ':active': { backgroundColor: tokens.neutralTint },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonFace',
      color: 'GrayText',
      ...shorthands.borderColor('GrayText'),
      ':hover': { backgroundColor: 'ButtonFace', color: 'GrayText', ...shorthands.borderColor('GrayText') },
      ':active': { backgroundColor: 'ButtonFace' },
      ':focus-visible': { outline: '2px solid CanvasText' },
    },
  },
})

/** One look for buttons and for links that are drawn as buttons. */
export function useButtonClass(
  appearance: ButtonAppearance,
  shape: { small?: boolean; square?: boolean; unavailable?: boolean },
  className?: string,
) {
  const styles = useStyles()
  return mergeClasses(
    styles.base,
    styles[appearance],
    shape.small && styles.small,
    shape.square && styles.square,
    shape.unavailable && styles.unavailable,
    className,
  )
}
