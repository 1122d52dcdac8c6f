import { makeStyles, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { rowEdge } from './column-tracks'

/** Heights that skeletons and rows share, in pixels (visual.md: rows of 52, 44 when compact; two-line rows on phones). */
export const rowHeights = { header: 33, group: 36, comfortable: 52, compact: 44, phone: 60 } as const

/** Columns stand 16 px apart, in cells that touch: the title covers what scrolls under it. */
export const cellPadding = {
  paddingRight: '16px',
  ':first-child': { paddingLeft: '20px', [media.phone]: { paddingLeft: '16px' } },
} as const

/** With it the last cell ends where the page's buttons do, whatever follows it in the document. */
export const rowPadding = { paddingRight: `${rowEdge}px`, [media.phone]: { paddingRight: 0 } } as const

/** For screen readers only. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const useTableStyles = makeStyles({
  root: {
    position: 'relative',
    flexGrow: 1,
    flexBasis: 0,
    // On a very low window the page scrolls too, rather than leave no room for rows.
    minHeight: '240px',
    display: 'flex',
    flexDirection: 'column',
    [media.print]: { display: 'block', minHeight: 0 },
  },
  scroller: {
    flexGrow: 1,
    overflow: 'auto',
    position: 'relative',
    // A row that scrolls into view by a key stops below the headings.
    scrollPaddingTop: `${rowHeights.header}px`,
    ...shorthands.borderTop('1px', 'solid', tokens.line),
    [media.touch]: { scrollbarWidth: 'none' },
    [media.phone]: { overflowX: 'hidden' },
    [media.print]: { overflow: 'visible', ...shorthands.borderTop('0', 'none', 'transparent') },
  },
  still: { overflow: 'hidden' },
  /** The last rows can be scrolled out from under the floating bar. */
  underBar: { paddingBottom: '72px' },
  /** The table scrolls sideways: a line says that something continues under the title. */
  wide: { '& [data-pinned]': { boxShadow: `1px 0 0 ${tokens.line}` } },
  body: { position: 'relative', [media.print]: { height: 'auto !important' } },
  message: { position: 'absolute', inset: `${rowHeights.header}px 0 0`, overflowY: 'auto' },
  announcer: unseen,
})
