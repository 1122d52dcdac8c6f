import { makeStyles, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { cellPadding, rowPadding } from './table-styles'

/** A row's ground, which what floats over its cells fades into. */
const rowColor = (color: string) => ({ backgroundColor: color, '--cdRow': color })

export const useRowStyles = makeStyles({
  row: {
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'var(--cdTracks)',
    alignItems: 'center',
    boxSizing: 'border-box',
    ...rowPadding,
    ...rowColor(tokens.sheet),
    ...shorthands.borderBottom('1px', 'solid', tokens.innerLine),
    // The browser lays out one row at a time; nothing of it reaches out.
    contain: 'layout style',
    ':hover > [data-row-actions]': { visibility: 'visible' },
    ':focus-within > [data-row-actions]': { visibility: 'visible' },
    [media.print]: { position: 'static', breakInside: 'avoid', contain: 'none', transform: 'none !important' },
  },
  link: {
    cursor: 'pointer',
    ':hover': rowColor(tokens.sheetHover),
    ':has([data-row-link]:focus-visible)': rowColor(tokens.sheetHover),
    // Above the title, which covers what scrolls under it.
    ':has([data-row-link]:focus-visible)::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 3,
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: '6px',
      pointerEvents: 'none',
      [media.print]: { display: 'none' },
    },
  },
  selected: {
    ...rowColor(tokens.rowSelected),
    ':hover': rowColor(tokens.rowSelected),
    ':has([data-row-link]:focus-visible)': rowColor(tokens.rowSelected),
    [media.forcedColors]: { boxShadow: 'inset 3px 0 0 Highlight' },
  },
  // On a phone the checkbox takes the avatar's place, so that names keep theirs.
  choosing: { '& [data-row-avatar]': { display: 'none' } },
  // A finger that stays down begins to choose; the system's own menus would come first.
  pressable: { WebkitTouchCallout: 'none', userSelect: 'none', touchAction: 'pan-y' },
  cell: { minWidth: 0, ...cellPadding },
  end: { textAlign: 'right' },
  quiet: { color: tokens.textSecondary },
  pinned: {
    position: 'sticky',
    zIndex: 1,
    alignSelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    backgroundColor: 'inherit',
  },
  check: { position: 'sticky', left: 0, zIndex: 1, alignSelf: 'stretch', backgroundColor: 'inherit' },
})
