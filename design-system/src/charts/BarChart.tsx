import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { Skeleton } from '../feedback/Skeleton'
import { media } from '../theme/breakpoints'
import { type Bar, layOutBars } from './bar-layout'
import { useChartStyles } from './chart-styles'
import { colors, type Figure } from './figure'
import { NoFigures } from './NoFigures'

/** The figures of a bar chart. */
export interface BarChartProps {
  /** What is shown: "Policies by line". The title that people see is the section's. */
  label: string
  /** From top to bottom; by default in the order of the array. Undefined: still on its way. */
  figures: readonly Figure[] | undefined
  /** How a value is written, such as `formatMoney`. */
  format(value: number): string
}

const useStyles = makeStyles({
  root: { containerType: 'inline-size' },
  // As wide as the longest name, within reason; all that is left is the bars'.
  name: { display: 'block', width: 'max-content', maxWidth: 'min(280px, 38cqw)' },
  bar: { width: '100%', paddingLeft: '16px' },
  room: { position: 'relative', height: '12px', marginTop: '4px' },
  fill: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    // However small, it is more than nothing.
    minWidth: '2px',
    borderRadius: '3px',
    backgroundColor: 'var(--color)',
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  skeleton: { display: 'grid', gridTemplateColumns: '30% 1fr 56px', gap: '20px 12px', padding: '10px 0' },
})

/**
 * Numbers of several things, side by side: names of any length, and any number of them. It is a table whose rows
 * have bars, and reads as one.
 *
 * @example <BarChart label="Policies by line" figures={lines} format={String} />
 */
export function BarChart({ label, figures, format }: BarChartProps) {
  const shared = useChartStyles()
  const styles = useStyles()
  if (!figures) return <Loading label={label} />
  if (figures.length === 0) return <NoFigures />
  const bars = layOutBars(figures)
  return (
    <div className={styles.root}>
      <table className={shared.table} aria-label={label}>
        <tbody>
          {figures.map((figure, at) => (
            <Row key={figure.label} figure={figure} bar={bars[at] ?? null} format={format} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  figure: Figure
  bar: Bar | null
  format(value: number): string
}

function Row({ figure: { label, value, tone = 'brand' }, bar, format }: RowProps) {
  const shared = useChartStyles()
  const styles = useStyles()
  const place = bar && ({ left: `${bar.left}%`, width: `${bar.width}%`, '--color': colors[tone] } as CSSProperties)
  return (
    <tr>
      <th scope="row" className={shared.cell}>
        <span className={styles.name}>{label}</span>
      </th>
      <td className={mergeClasses(shared.cell, styles.bar)} aria-hidden>
        <div className={styles.room}>{bar && bar.width > 0 && <div className={styles.fill} style={place ?? {}} />}</div>
      </td>
      <td className={mergeClasses(shared.cell, shared.number)}>{bar ? format(value ?? 0) : '–'}</td>
    </tr>
  )
}

/** Five rows, of the height that rows will have. */
function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={`Loading ${label}`} className={useStyles().skeleton}>
      {[90, 74, 60, 41, 22].flatMap(width => [
        <Skeleton key={`${width} name`} width="80%" height="12px" />,
        <Skeleton key={`${width} bar`} width={`${width}%`} height="12px" />,
        <Skeleton key={`${width} value`} width="100%" height="12px" />,
      ])}
    </div>
  )
}
