import { makeStyles, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** Heights that skeletons and rows share, in pixels (visual.md: rows of 52; two-line rows on phones). */
export const rowHeights = { header: 33, row: 52, phoneRow: 60 } as const

export const useTableStyles = makeStyles({
  scroller: {
    flexGrow: 1,
    flexBasis: 0,
    // On a very low window the page scrolls too, rather than leave no room for rows.
    minHeight: '240px',
    overflowY: 'auto',
    overflowX: 'hidden',
    position: 'relative',
    ...shorthands.borderTop('1px', 'solid', tokens.line),
    [media.touch]: { scrollbarWidth: 'none' },
  },
  still: { overflowY: 'hidden' },
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    backgroundColor: tokens.sheet,
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.textTertiary,
  },
  body: { position: 'relative' },
  row: {
    display: 'grid',
    columnGap: '16px',
    alignItems: 'center',
    boxSizing: 'border-box',
    padding: '0 20px',
    [media.phone]: { padding: '0 16px' },
  },
  headerRow: { height: '32px' },
  bodyRow: {
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    ...shorthands.borderBottom('1px', 'solid', tokens.innerLine),
  },
  linkRow: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.sheetHover },
    ':has(a:focus-visible)': {
      backgroundColor: tokens.sheetHover,
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: '6px',
    },
  },
  cell: { minWidth: 0 },
  end: { textAlign: 'right' },
  quiet: { color: tokens.textSecondary },
  message: { position: 'absolute', inset: `${rowHeights.header}px 0 0`, overflowY: 'auto' },
  announcer: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
