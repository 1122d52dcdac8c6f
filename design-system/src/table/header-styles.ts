import { makeStyles, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { cellPadding, rowPadding, unseen } from './table-styles'

export const useHeaderStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    backgroundColor: tokens.sheet,
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.textTertiary,
    [media.print]: { position: 'static' },
  },
  row: {
    display: 'grid',
    height: '32px',
    boxSizing: 'border-box',
    gridTemplateColumns: 'var(--cdTracks)',
    ...rowPadding,
  },
  cell: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    ...cellPadding,
    ':hover > [role=separator]::after': { opacity: 1 },
  },
  end: { justifyContent: 'flex-end' },
  pinned: { position: 'sticky', zIndex: 2, backgroundColor: tokens.sheet },
  check: { position: 'sticky', left: 0, zIndex: 2, backgroundColor: tokens.sheet },
  text: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    height: '24px',
    margin: '0 -6px',
    padding: '0 6px',
    ...shorthands.borderWidth(0),
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.sheetPressed, color: tokens.text, '& svg': { opacity: 1 } },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      '& svg': { opacity: 1 },
    },
  },
  sorted: { color: tokens.text },
  // The arrow before the words, which end where the numbers below do.
  sortEnd: { flexDirection: 'row-reverse' },
  arrow: { flexShrink: 0, opacity: 0 },
  arrowShown: { opacity: 1 },
  hidden: unseen,
})
