import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactElement, ReactNode } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { useMediaQuery } from '../theme/use-media-query'

/** Something that can be done with all rows that are chosen. */
export interface SelectionAction {
  /** "Export" */
  label: string
  /** A 20 px icon, for the sheet on a phone. */
  icon?: ReactElement
  run(): void
}

interface SelectionBarProps {
  /** How many rows are chosen. */
  count: string
  actions: readonly SelectionAction[]
  /** "Select all 1,284": offered while only loaded rows are chosen and there are more. */
  selectAll: { label: string; run(): void } | undefined
  onClear(): void
  /** Below 640 px the actions are in a sheet, which this opens. */
  onOpenSheet(): void
}

const useStyles = makeStyles({
  // Lets clicks beside the bar through to the rows.
  place: {
    position: 'absolute',
    insetInline: '16px',
    bottom: '20px',
    zIndex: 5,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    [media.phone]: { bottom: '12px', insetInline: '12px' },
    [media.print]: { display: 'none' },
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px',
    padding: '6px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.inverted,
    color: tokens.onInverted,
    boxShadow: tokens.shadow28,
    pointerEvents: 'auto',
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
    animationDuration: '150ms',
    animationTimingFunction: tokens.curveDecelerateMid,
    [media.reducedMotion]: { animationDuration: '1ms' },
    [media.forcedColors]: { outline: '1px solid' },
    [media.phone]: { flexGrow: 1 },
  },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '28px',
    padding: '0 10px',
    ...shorthands.border('1px', 'solid', 'transparent'),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.invertedHover },
    ':focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
    [media.touch]: { height: '40px' },
  },
  count: { backgroundColor: tokens.invertedHover, fontWeight: tokens.fontWeightMedium },
  sheet: { [media.phone]: { marginLeft: 'auto' } },
})

/** What floats over a list while rows are chosen: how many, what can be done with them, and the way out. */
export function SelectionBar({ count, actions, selectAll, onClear, onOpenSheet }: SelectionBarProps) {
  const styles = useStyles()
  const phone = useMediaQuery(media.phone)
  return (
    <div className={styles.place}>
      <div role="toolbar" aria-label="Selected rows" className={styles.bar}>
        <button
          type="button"
          title="Clear (Escape)"
          className={mergeClasses(styles.button, styles.count)}
          onClick={onClear}
        >
          <span role="status">{count} selected</span>
          <Dismiss16Regular aria-label="Clear" />
        </button>
        {selectAll && <BarButton onClick={selectAll.run}>{selectAll.label}</BarButton>}
        {phone
          ? actions.length > 0 && (
              <BarButton className={styles.sheet} onClick={onOpenSheet}>
                Actions
              </BarButton>
            )
          : actions.map(({ label, run }) => (
              <BarButton key={label} onClick={run}>
                {label}
              </BarButton>
            ))}
      </div>
    </div>
  )
}

function BarButton(props: { onClick(): void; className?: string; children: ReactNode }) {
  return (
    <button type="button" className={mergeClasses(useStyles().button, props.className)} onClick={props.onClick}>
      {props.children}
    </button>
  )
}
