import { makeStyles } from '@fluentui/react-components'
import { useId, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import { Skeleton } from '../feedback/Skeleton'
import { LineDrawing } from './LineDrawing'
import { LineLegend } from './LineLegend'
import { LineTable } from './LineTable'
import { height, layOutLines } from './line-layout'
import { NoFigures } from './NoFigures'
import { datesOf, dateWriter, type Series } from './series'
import { useWidth } from './use-width'

/** The lines of a line chart. */
export interface LineChartProps {
  /** What is shown: "Premium by month". The title that people see is the section's. */
  label: string
  /** One line each; more than four are hard to follow. Undefined: still on its way. */
  series: readonly Series[] | undefined
  /** How a value is written, on the axis, too. */
  format(value: number): string
}

const useStyles = makeStyles({
  root: { minWidth: 0 },
  toggle: { marginLeft: 'auto' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
})

/**
 * Numbers over time, in one line or several. A button shows them as a table.
 *
 * @example <LineChart label="Premium by month" series={[{ label: 'Written', points }]} format={formatMoney} />
 */
export function LineChart({ label, series, format }: LineChartProps) {
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const width = useWidth(root)
  const [isTable, setTable] = useState(false)
  const contentId = useId()
  const layout = series && layOutLines(series, width, format)

  if (series && !layout) return <NoFigures />
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.bar}>
        {series ? <LineLegend series={series} /> : <Skeleton width="140px" height="20px" />}
        <Button
          className={styles.toggle}
          appearance="subtle"
          small
          disabled={!series}
          aria-controls={contentId}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      <div id={contentId}>
        {!series && <Loading label={label} />}
        {series && isTable && <LineTable label={label} series={series} format={format} />}
        {series && layout && !isTable && width > 0 && (
          <LineDrawing {...{ series, layout, width, format }} label={summaryOf(label, series, format)} />
        )}
      </div>
    </div>
  )
}

/** What someone hears who does not see the lines: where each one begins, and where it has come. */
function summaryOf(label: string, series: readonly Series[], format: (value: number) => string) {
  const write = dateWriter(datesOf(series))
  const told = series.flatMap(({ label, points }) => {
    const known = points.filter(({ value }) => Number.isFinite(value)).toSorted((a, b) => a.date.localeCompare(b.date))
    const [first, last] = [known[0], known.at(-1)]
    if (!first || !last) return []
    return `${label}: ${format(first.value ?? 0)} in ${write(first.date)}, ${format(last.value ?? 0)} in ${write(last.date)}.`
  })
  return `${label}. ${told.join(' ')}`
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={`Loading ${label}`}>
      <Skeleton width="100%" height={`${height}px`} />
    </div>
  )
}
