import { makeStyles } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'
import { dateWriter, type Series, valueOn } from './series'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: '4px',
    zIndex: 1,
    padding: '6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.inverted,
    color: tokens.onInverted,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    boxShadow: tokens.shadow16,
    outline: '1px solid transparent',
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
  },
  date: { fontWeight: tokens.fontWeightSemibold },
  row: { display: 'flex', justifyContent: 'space-between', gap: '12px', fontVariantNumeric: 'tabular-nums' },
})

interface LineReadingProps {
  date: string
  /** Of the day, in pixels from the left. */
  x: number
  width: number
  dates: readonly string[]
  series: readonly Series[]
  format(value: number): string
}

/** The numbers of the day under the pointer. Whoever has no pointer has the table. */
export function LineReading({ date, x, width, dates, series, format }: LineReadingProps) {
  const styles = useStyles()
  const side = x > width / 2 ? { right: `${width - x + 12}px` } : { left: `${x + 12}px` }
  return (
    <div aria-hidden className={styles.root} style={side}>
      <div className={styles.date}>{dateWriter(dates)(date)}</div>
      {series.map(entry => {
        const value = valueOn(entry, date)
        return (
          <div key={entry.label} className={styles.row}>
            <span>{entry.label}</span>
            <span>{value === null ? '–' : format(value)}</span>
          </div>
        )
      })}
    </div>
  )
}
