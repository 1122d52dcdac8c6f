import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'
import { useChartStyles } from './chart-styles'
import { datesOf, dateWriter, type Series, valueOn } from './series'

const useStyles = makeStyles({
  scroller: {
    overflowX: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  date: { whiteSpace: 'nowrap' },
  name: { whiteSpace: 'normal', minWidth: '72px', overflowWrap: 'break-word' },
})

interface LineTableProps {
  label: string
  series: readonly Series[]
  format(value: number): string
}

/** The same numbers in words. */
export function LineTable({ label, series, format }: LineTableProps) {
  const shared = useChartStyles()
  const styles = useStyles()
  const dates = datesOf(series)
  const write = dateWriter(dates)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
    <div className={styles.scroller} tabIndex={0}>
      <table className={shared.table} aria-label={label}>
        <thead className={shared.quiet}>
          <tr>
            <th scope="col" className={shared.cell}>
              Date
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className={mergeClasses(shared.cell, shared.number, styles.name)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map(date => (
            <tr key={date}>
              <th scope="row" className={mergeClasses(shared.cell, styles.date)}>
                {write(date)}
              </th>
              {series.map(entry => {
                const value = valueOn(entry, date)
                return (
                  <td key={entry.label} className={mergeClasses(shared.cell, shared.number)}>
                    {value === null ? '–' : format(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
