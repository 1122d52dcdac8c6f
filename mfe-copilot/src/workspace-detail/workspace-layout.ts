import { makeStyles, shorthands, tokens } from '@coverdesk/design-system'

/** Conversation and panel are side by side from this width on; below it they are pages of their own. */
const beside = '@container workspace (min-width: 860px)'

/** Where the conversation and the panel beside it are. */
export const useLayoutStyles = makeStyles({
  frame: { height: '100%', containerType: 'inline-size', containerName: 'workspace' },
  root: {
    height: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"page" "bar"',
    [beside]: {
      gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateAreas: '"page panel"',
    },
  },
  // Of two pages in one place the other one isn't seen; it keeps where it was scrolled to.
  page: { gridArea: 'page', display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  panel: {
    gridArea: 'page',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflowX: 'hidden',
    // It has the focus when it opens; what is in it shows where the focus is from then on.
    outlineStyle: 'none',
    [beside]: { gridArea: 'panel', ...shorthands.borderLeft('1px', 'solid', tokens.line) },
  },
  // Where the panel is a page of its own, it has the title that the conversation has beside it.
  heading: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    [beside]: { display: 'none' },
  },
  behind: { visibility: 'hidden', [beside]: { visibility: 'visible' } },
  bar: { gridArea: 'bar', [beside]: { display: 'none' } },
  tabs: { display: 'none', [beside]: { display: 'block', paddingTop: '6px' } },
})
