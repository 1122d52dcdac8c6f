import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { showAllWhenCut } from './show-all-when-cut'

/** Amber is soon or waiting, red is wrong or gone, blue is at work, violet marks individuals and the copilot. */
export type BadgeTone = 'brand' | 'amber' | 'red' | 'green' | 'blue' | 'violet' | 'neutral'

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    // One that is longer than its line is cut. `clip` keeps its words on the line, and its width among others.
    maxWidth: '100%',
    flexShrink: 0,
    overflowX: 'clip',
    textOverflow: 'ellipsis',
    padding: '1px 8px',
    borderRadius: '6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    [media.forcedColors]: { outline: '1px solid' },
  },
  brand: { backgroundColor: tokens.brandTint, color: tokens.brandText },
  amber: { backgroundColor: tokens.amberTint, color: tokens.amber },
  red: { backgroundColor: tokens.redTint, color: tokens.red },
  green: { backgroundColor: tokens.greenTint, color: tokens.green },
  blue: { backgroundColor: tokens.blueTint, color: tokens.blue },
  violet: { backgroundColor: tokens.violetTint, color: tokens.violet },
  neutral: { backgroundColor: tokens.neutralTint, color: tokens.textSecondary },
})

/** A short state or kind, in the color that it means. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.root, styles[tone])} onPointerEnter={showAllWhenCut}>
      {children}
    </span>
  )
}
