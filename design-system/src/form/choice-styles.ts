import { makeStyles } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** What checkboxes, switches and radio buttons share: a mark, words beside it, and a second line below them. */
export const useChoiceStyles = makeStyles({
  choice: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '6px 0',
    width: 'fit-content',
    maxWidth: '100%',
    cursor: 'pointer',
    ':has(:disabled)': { cursor: 'not-allowed', color: tokens.textDisabled },
    [media.touch]: { padding: '10px 0' },
  },
  mark: {
    flexShrink: 0,
    width: '16px',
    height: '16px',
    margin: '2px 0',
    accentColor: tokens.brand,
    cursor: 'inherit',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  description: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textSecondary,
  },
})
