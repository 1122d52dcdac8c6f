import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { ReOrder16Regular } from '@fluentui/react-icons/svg/re-order'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

interface ColumnEntryProps {
  header: string
  shown: boolean
  /** "2 of 5" */
  place: string
  /** Not given for the title: it is always shown, and first. */
  onShow: ((shown: boolean) => void) | undefined
  /** Moves it by so many places. */
  onMove(steps: number): void
}

const entryHeight = 32

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    height: `${entryHeight}px`,
    borderRadius: '6px',
    ':hover': { backgroundColor: tokens.sheetHover },
  },
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    paddingLeft: '8px',
    cursor: 'pointer',
  },
  fixed: { color: tokens.textTertiary, cursor: 'default' },
  box: { margin: 0, width: '16px', height: '16px', flexShrink: 0, accentColor: tokens.brand },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  grip: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '28px',
    padding: 0,
    ...shorthands.borderWidth(0),
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: tokens.textTertiary,
    cursor: 'grab',
    touchAction: 'none',
    ':hover': { color: tokens.text },
    ':active': { cursor: 'grabbing' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [media.touch]: { width: '40px' },
  },
})

/** One column of the chooser: whether it is shown, and a grip that is dragged or moved by the arrow keys. */
export function ColumnEntry({ header, shown, place, onShow, onMove }: ColumnEntryProps) {
  const styles = useStyles()
  const id = useId()
  const grip = useRef<HTMLButtonElement>(null)
  const drag = useRef<{ y: number; moved: number }>(undefined)

  const move = (event: PointerEvent) => {
    if (!drag.current) return
    const steps = Math.round((event.clientY - drag.current.y) / entryHeight) - drag.current.moved
    if (steps === 0) return
    drag.current.moved += steps
    onMove(steps)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    onMove(steps)
    // Moving the entry in the document takes the focus from it.
    requestAnimationFrame(() => grip.current?.focus())
  }
  return (
    <li className={styles.root}>
      <label htmlFor={id} className={mergeClasses(styles.label, !onShow && styles.fixed)}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={shown}
          disabled={!onShow}
          onChange={({ currentTarget }) => onShow?.(currentTarget.checked)}
        />
        <span className={styles.text}>{header}</span>
      </label>
      {onShow && (
        <button
          ref={grip}
          type="button"
          aria-label={`Move ${header}, ${place}`}
          title="Drag, or press ↑ and ↓"
          className={styles.grip}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag.current = { y: event.clientY, moved: 0 }
          }}
          onPointerMove={move}
          onPointerUp={() => {
            drag.current = undefined
          }}
          onPointerCancel={() => {
            drag.current = undefined
          }}
          onKeyDown={onKeyDown}
        >
          <ReOrder16Regular aria-hidden />
        </button>
      )}
    </li>
  )
}
