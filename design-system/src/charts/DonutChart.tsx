import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { type CSSProperties, useState } from 'react'
import { Skeleton } from '../feedback/Skeleton'
import { formatPercent } from '../formats/numbers'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { useChartStyles } from './chart-styles'
import { type ChartTone, colors, type Figure } from './figure'
import { NoFigures } from './NoFigures'
import { arcsOf, type Slice, slicesOf } from './slices'

/** The parts of a donut chart. */
export interface DonutChartProps {
  /** What is shown: "Requests by state". The title that people see is the section's. */
  label: string
  /** Parts of one whole; more than six are shown as five and "Other". Undefined: still on its way. */
  figures: readonly Figure[] | undefined
  /** How a value is written, such as `formatMoney`. */
  format(value: number): string
}

const size = 160
const radii = { inner: 52, outer: 78 }

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '12px 24px' },
  ring: { flexShrink: 0, width: `${size}px`, height: `${size}px` },
  slice: {
    fill: 'var(--color)',
    [media.forcedColors]: { fill: 'CanvasText', fillOpacity: 'var(--shade)', stroke: 'CanvasText' },
  },
  faint: { opacity: 0.3 },
  total: { fontWeight: tokens.fontWeightSemibold, fill: 'currentColor', textAnchor: 'middle' },
  figures: { flex: '1 1 220px', minWidth: 0, maxWidth: '420px' },
  swatch: {
    display: 'inline-block',
    boxSizing: 'border-box',
    width: '10px',
    height: '10px',
    marginRight: '8px',
    borderRadius: '3px',
    backgroundColor: 'var(--color)',
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'color-mix(in srgb, CanvasText calc(var(--shade) * 100%), Canvas)',
      ...shorthands.border('1px', 'solid', 'CanvasText'),
    },
  },
  head: { padding: 0 },
  skeleton: { flex: '1 1 220px', maxWidth: '420px', display: 'grid', gap: '20px' },
})

/** Where a person has colors of their own the slices are shades of one, in the same order. */
const shades = [1, 0.72, 0.5, 0.34, 0.2, 0]

const lookOf = (tone: ChartTone, place: number) =>
  ({ '--color': colors[tone], '--shade': shades[place] ?? 0 }) as CSSProperties

/**
 * How a whole is made up: a ring, and the table of its parts, which says it all in words.
 *
 * @example <DonutChart label="Requests by state" figures={states} format={String} />
 */
export function DonutChart({ label, figures, format }: DonutChartProps) {
  const shared = useChartStyles()
  const styles = useStyles()
  const [pointedAt, setPointedAt] = useState<string>()
  if (!figures) return <Loading label={label} />
  const slices = slicesOf(figures)
  if (slices.length === 0) return <NoFigures />
  return (
    <div className={styles.root}>
      <Ring {...{ slices, format, pointedAt }} onPoint={setPointedAt} />
      <table className={mergeClasses(shared.table, styles.figures)} aria-label={label}>
        <thead>
          <tr>
            {['Part', 'Number', 'Share'].map(name => (
              <th key={name} scope="col" className={styles.head}>
                <span className={shared.unseen}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slices.map(({ label, value, share, tone }, at) => (
            <tr key={label} onPointerEnter={() => setPointedAt(label)} onPointerLeave={() => setPointedAt(undefined)}>
              <th scope="row" className={shared.cell}>
                <span aria-hidden className={styles.swatch} style={lookOf(tone, at)} />
                {label}
              </th>
              <td className={mergeClasses(shared.cell, shared.number)}>{format(value)}</td>
              <td className={mergeClasses(shared.cell, shared.number, shared.quiet)}>
                {formatPercent(roundedShare(share))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whole percents, but never none for something that is there. */
const roundedShare = (share: number) => Math.max(Math.round(share * 100), 1) / 100

interface RingProps {
  slices: readonly Slice[]
  format(value: number): string
  pointedAt: string | undefined
  onPoint(label: string | undefined): void
}

function Ring({ slices, format, pointedAt, onPoint }: RingProps) {
  const styles = useStyles()
  const arcs = arcsOf(slices, radii)
  const pointed = slices.find(({ label }) => label === pointedAt)
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const words = format(pointed?.value ?? total)
  const half = size / 2
  return (
    <svg className={styles.ring} viewBox={`${-half} ${-half} ${size} ${size}`} aria-hidden>
      {slices.map(({ label, tone }, at) => (
        <path
          key={label}
          d={arcs[at]}
          style={lookOf(tone, at)}
          className={mergeClasses(styles.slice, pointed && pointed.label !== label && styles.faint)}
          onPointerEnter={() => onPoint(label)}
          onPointerLeave={() => onPoint(undefined)}
        />
      ))}
      <text className={styles.total} fontSize={fontSizeOf(words)} dy="0.35em">
        {words}
      </text>
    </svg>
  )
}

/** The words in the middle stay within the ring. */
const fontSizeOf = (words: string) => Math.min(16, (radii.inner * 1.6) / (words.length * 0.58))

function Loading({ label }: { label: string }) {
  const styles = useStyles()
  return (
    <div role="status" aria-label={`Loading ${label}`} className={styles.root}>
      <Skeleton shape="circle" width={`${size}px`} height={`${size}px`} />
      <div className={styles.skeleton}>
        {[80, 64, 72, 50].map(width => (
          <Skeleton key={width} width={`${width}%`} height="12px" />
        ))}
      </div>
    </div>
  )
}
