import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type PointerEvent, useState } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { LineReading } from './LineReading'
import { useLineColors } from './line-colors'
import { height, type LineLayout } from './line-layout'
import { Marker } from './Marker'
import type { Series } from './series'

/** More marks than that run into each other; the lines alone are clearer. */
const maxMarks = 40

const useStyles = makeStyles({
  root: { position: 'relative' },
  // One scrolls over it with a finger, too.
  drawing: { display: 'block', overflow: 'visible', touchAction: 'pan-y' },
  grid: { stroke: tokens.innerLine, [media.forcedColors]: { stroke: 'GrayText', strokeDasharray: '1 5' } },
  zero: { stroke: tokens.controlLineHover, [media.forcedColors]: { stroke: 'CanvasText' } },
  words: {
    fill: tokens.textTertiary,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    [media.forcedColors]: { fill: 'CanvasText' },
  },
  // A seam of the sheet's color keeps lines apart where they cross.
  seam: { stroke: tokens.sheet, strokeWidth: '6px', fill: 'none', [media.forcedColors]: { stroke: 'Canvas' } },
  line: { strokeWidth: '2px', fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' },
  cross: { stroke: tokens.textTertiary, strokeDasharray: '3 3', [media.forcedColors]: { stroke: 'CanvasText' } },
})

interface LineDrawingProps {
  /** All that someone hears who does not see it. */
  label: string
  series: readonly Series[]
  layout: LineLayout
  width: number
  format(value: number): string
}

/** The lines. Where the pointer is, its day and the numbers of that day are shown. */
export function LineDrawing({ label, series, layout, width, format }: LineDrawingProps) {
  const styles = useStyles()
  const { colorOf, forced } = useLineColors()
  const [pointedAt, setPointedAt] = useState<string>()
  const pointed = layout.dates.find(({ date }) => date === pointedAt)

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left
    const nearest = layout.dates.toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0]
    setPointedAt(nearest?.date)
  }
  return (
    <div className={styles.root}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        className={styles.drawing}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointedAt(undefined)}
      >
        {/* Without it the pointer would be noticed on the lines alone. */}
        <rect width={width} height={height} fill="transparent" />
        {layout.yTicks.map(({ at, label }) => (
          <g key={at}>
            <path
              d={`M${layout.left} ${at}H${layout.right}`}
              className={at === layout.y(0) ? styles.zero : styles.grid}
            />
            <text x={layout.left - 8} y={at} dy="0.35em" textAnchor="end" className={styles.words}>
              {label}
            </text>
          </g>
        ))}
        {layout.xTicks.map(({ at, label }) => (
          <text key={at} x={at} y={height - 6} textAnchor={anchorOf(at, label, width)} className={styles.words}>
            {label}
          </text>
        ))}
        {pointed && <path d={`M${pointed.x} 4V${layout.bottom}`} className={styles.cross} />}
        {layout.lines.map(({ path, points }, at) => {
          const entry = series[at]
          if (!entry) return null
          const color = colorOf(entry, at)
          const marked = points.length <= maxMarks ? points : points.filter(({ date }) => date === pointedAt)
          return (
            <g key={entry.label}>
              <path d={path} className={styles.seam} />
              <path d={path} stroke={color} className={mergeClasses(styles.line, forced.line)} />
              {marked.map(({ date, x, y }) => (
                <Marker key={date} line={at} color={color} x={x} y={y} className={forced.mark} />
              ))}
            </g>
          )
        })}
      </svg>
      {pointed && (
        <LineReading {...pointed} {...{ series, width, format }} dates={layout.dates.map(({ date }) => date)} />
      )}
    </div>
  )
}

/** The words of the first and last tick stay in the picture. */
function anchorOf(at: number, label: string, width: number) {
  const half = label.length * 3.5
  if (at + half > width) return 'end'
  return at - half < 0 ? 'start' : 'middle'
}
