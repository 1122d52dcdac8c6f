import { makeStyles, shorthands } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'

/** What the tables and words of all charts have in common. */
export const useChartStyles = makeStyles({
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& tbody tr + tr': { ...shorthands.borderTop('1px', 'solid', tokens.innerLine) },
  },
  cell: {
    padding: '6px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  number: {
    width: '1%',
    paddingLeft: '12px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.textSecondary },
})
