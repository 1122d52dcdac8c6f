import { makeStyles } from '@fluentui/react-components'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { clampWidth, maxWidth } from './column-tracks'

interface ResizeHandleProps {
  /** "Width of Name" */
  label: string
  minWidth: number
  /** The width that the person gave it. */
  width: number | undefined
  /** The column's width as it is drawn, in pixels. */
  measure(): number
  /** While it is dragged. */
  onPreview(width: number): void
  /** When it is let go, or a key was pressed; `undefined` is the list's own width. */
  onResize(width: number | undefined): void
}

const step = 16

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: '2px',
    width: '13px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'col-resize',
    touchAction: 'none',
    zIndex: 1,
    outlineStyle: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      top: '8px',
      bottom: '8px',
      left: '6px',
      width: '1px',
      backgroundColor: tokens.line,
      opacity: 0,
      transitionProperty: 'opacity',
      transitionDuration: '100ms',
    },
    ':hover::after': { backgroundColor: tokens.brand, width: '2px' },
    ':focus-visible::after': { opacity: 1, backgroundColor: tokens.colorStrokeFocus2, width: '2px', top: 0, bottom: 0 },
    ':active::after': { opacity: 1, backgroundColor: tokens.brand, width: '2px', top: 0, bottom: 0 },
    [media.print]: { display: 'none' },
  },
})

/** The edge of a column's heading: dragged, or moved by the arrow keys; a double click gives the list's own width back. */
export function ResizeHandle({ label, minWidth, width, measure, onPreview, onResize }: ResizeHandleProps) {
  const drag = useRef<{ x: number; from: number; width: number }>(undefined)

  // Without a width of its own it is as wide as the window leaves room for: known once someone looks.
  const [drawn, setDrawn] = useState(minWidth)

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = measure()
    drag.current = { x: event.clientX, from, width: from }
  }
  const move = (event: PointerEvent) => {
    if (!drag.current) return
    drag.current.width = clampWidth(drag.current.from + event.clientX - drag.current.x, minWidth)
    onPreview(drag.current.width)
  }
  const end = () => {
    const last = drag.current
    drag.current = undefined
    if (last && last.width !== last.from) onResize(last.width)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (steps === undefined && event.key !== 'Home') return
    event.preventDefault()
    event.stopPropagation()
    onResize(steps === undefined ? undefined : clampWidth(measure() + (event.shiftKey ? steps * 4 : steps), minWidth))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule can't be dragged.
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={width ?? drawn}
      title="Drag, or press ← and →. Home or a double click: the usual width."
      className={useStyles().root}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(undefined)}
      onFocus={() => setDrawn(Math.round(measure()))}
      onKeyDown={onKeyDown}
    />
  )
}
