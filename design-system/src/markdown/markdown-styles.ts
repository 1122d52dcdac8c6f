import { makeStyles, shorthands } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'

const focusRing = { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' }

/** Text as it is read in a chat, an e-mail or a note: calm, and nothing wider than its column. */
export const useMarkdownStyles = makeStyles({
  root: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > *': { marginTop: 0, marginBottom: '12px' },
    '& > :last-child': { marginBottom: 0 },
  },
  heading: { margin: '20px 0 8px', fontWeight: tokens.fontWeightSemibold, ':first-child': { marginTop: 0 } },
  first: { fontSize: '16px', lineHeight: '24px' },
  second: { fontSize: '14px', lineHeight: '20px' },
  third: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  list: {
    paddingLeft: '22px',
    '& > li': { marginBottom: '4px' },
    '& li > p': { margin: '0 0 4px' },
    '& li > ul, & li > ol': { marginTop: '4px' },
  },
  tasks: { listStyleType: 'none', paddingLeft: 0 },
  task: { display: 'inline-flex', verticalAlign: '-3px', marginRight: '6px', color: tokens.textTertiary },
  done: { color: tokens.brand },
  quote: {
    margin: '0 0 12px',
    paddingLeft: '12px',
    color: tokens.textSecondary,
    ...shorthands.borderLeft('3px', 'solid', tokens.line),
    '& > p': { margin: '0 0 8px' },
    '& > :last-child': { marginBottom: 0 },
  },
  rule: { height: 0, ...shorthands.borderStyle('none'), ...shorthands.borderTop('1px', 'solid', tokens.line) },
  code: {
    padding: '1px 4px',
    borderRadius: '4px',
    backgroundColor: tokens.neutralTint,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
  block: {
    margin: '0 0 12px',
    padding: '10px 12px',
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.neutralTint,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    ':focus-visible': focusRing,
    '& code': { padding: 0, backgroundColor: 'transparent', overflowWrap: 'normal' },
  },
  scroller: {
    margin: '0 0 12px',
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
    ':focus-visible': focusRing,
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    // Words stay whole, and the table scrolls rather than break them.
    overflowWrap: 'normal',
    '& th': {
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.textSecondary,
      textAlign: 'left',
      whiteSpace: 'nowrap',
    },
    '& th, & td': { padding: '8px 12px', verticalAlign: 'top' },
    '& tbody tr': { ...shorthands.borderTop('1px', 'solid', tokens.innerLine) },
  },
})
