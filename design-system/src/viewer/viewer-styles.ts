import { makeStyles, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** What the bars of a viewer have in common. */
export const useViewerStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    minWidth: 0,
    overflow: 'hidden',
    ...shorthands.border('1px', 'solid', tokens.line),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.frame,
  },
  // What is read lies in a place of its own, so that however much there is the view keeps its height.
  place: { position: 'relative', flexGrow: 1, minHeight: 0, minWidth: 0 },
  view: {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    // Else a scroll bar that comes would change the width that pages are fitted to.
    scrollbarGutter: 'stable',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  bar: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '6px 8px',
    backgroundColor: tokens.sheet,
    userSelect: 'none',
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
  },
  compactBar: { columnGap: '4px', padding: '4px' },
  bottomBar: {
    justifyContent: 'space-between',
    ...shorthands.borderBottom('0'),
    ...shorthands.borderTop('1px', 'solid', tokens.line),
  },
  group: { display: 'flex', alignItems: 'center', gap: '2px' },
  last: { marginLeft: 'auto' },
  figure: {
    minWidth: '40px',
    padding: '0 4px',
    color: tokens.textSecondary,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  button: {
    '&[aria-disabled=true]': { color: tokens.textDisabled, cursor: 'not-allowed' },
    '&[aria-pressed=true], &[aria-expanded=true]': { backgroundColor: tokens.brandTint, color: tokens.brandText },
    [media.forcedColors]: {
      '&[aria-pressed=true], &[aria-expanded=true]': { ...shorthands.borderColor('Highlight') },
      '&[aria-disabled=true]': { color: 'GrayText' },
    },
  },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
