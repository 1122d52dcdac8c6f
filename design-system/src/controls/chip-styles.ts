import { makeStyles, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** Chips that filter or choose: an outline, and the brand's tint while they are in use. */
export const useChipStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    height: '28px',
    padding: '0 8px 0 12px',
    borderRadius: '14px',
    ...shorthands.border('1px', 'dashed', tokens.controlLine),
    backgroundColor: 'transparent',
    color: tokens.textSecondary,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { ...shorthands.borderColor(tokens.controlLineHover), color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [media.touch]: { height: '36px', borderRadius: '18px' },
  },
  active: {
    ...shorthands.border('1px', 'solid', 'transparent'),
    backgroundColor: tokens.brandTint,
    color: tokens.brandText,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': {
      backgroundColor: tokens.brandTintHover,
      color: tokens.brandText,
      ...shorthands.borderColor('transparent'),
    },
  },
})
