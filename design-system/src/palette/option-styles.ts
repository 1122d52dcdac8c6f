import { makeStyles } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export const useOptionStyles = makeStyles({
  group: { paddingTop: '8px' },
  heading: {
    display: 'block',
    padding: '0 10px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.textTertiary,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '36px',
    boxSizing: 'border-box',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '&[data-selected="true"]': { backgroundColor: tokens.sheetPressed },
    [media.forcedColors]: { '&[data-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    [media.touch]: { height: '44px' },
  },
  /** Phones have no room for the detail beside the title. */
  twoLines: { [media.phone]: { height: '52px' } },
  words: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    flexGrow: 1,
    minWidth: 0,
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch' },
  },
  /** As wide as initials, so that titles stand in one line. */
  icon: { flexShrink: 0, width: '20px', height: '20px', margin: '0 4px', color: tokens.textSecondary },
  problem: { flexShrink: 0, margin: '0 4px', color: tokens.red },
  title: { flexShrink: 1 },
  detail: { flexShrink: 2, flexGrow: 1, color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
  keys: { display: 'flex', flexShrink: 0, [media.touch]: { display: 'none' } },
  none: { padding: '6px 10px', color: tokens.textTertiary },
})
