import { makeStyles, tokens } from '@coverdesk/design-system'
import type { KeyboardEvent, PointerEvent } from 'react'
import { clockTime } from './clock-time'

const height = 48
const stepSeconds = 5
const pageSeconds = 30

const useStyles = makeStyles({
  root: {
    display: 'block',
    width: '100%',
    height: `${height}px`,
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    touchAction: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  drawing: { display: 'block', width: '100%', height: '100%' },
  bar: { fill: tokens.textTertiary, '@media (forced-colors: active)': { fill: 'GrayText' } },
  played: { fill: tokens.brandText, '@media (forced-colors: active)': { fill: 'Highlight' } },
})

interface WaveformProps {
  peaks: readonly number[]
  /** In seconds. */
  time: number
  length: number
  onSeek(time: number): void
}

const quiet = Array<number>(80).fill(0)

/** How loud a recording is from its beginning to its end, and where it is now: a slider. */
export function Waveform({ peaks, time, length, onSeek }: WaveformProps) {
  const styles = useStyles()
  const bars = peaks.length > 0 ? peaks : quiet
  // A quiet recording has a shape, too.
  const loudest = Math.max(...bars) || 1
  const played = length > 0 ? (time / length) * bars.length : 0
  const seekTo = ({ currentTarget, clientX, buttons, type }: PointerEvent<HTMLDivElement>) => {
    if (type === 'pointermove' && buttons !== 1) return
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) onSeek(((clientX - left) / width) * length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = timeAfter(event.key, time, length)
    if (next === undefined) return
    event.preventDefault()
    onSeek(next)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Position in the recording"
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={`${clockTime(time)} of ${clockTime(length)}`}
      className={styles.root}
      onPointerDown={seekTo}
      onPointerMove={seekTo}
      onKeyDown={onKeyDown}
    >
      <svg
        aria-hidden="true"
        className={styles.drawing}
        viewBox={`0 0 ${bars.length * 3} ${height}`}
        preserveAspectRatio="none"
      >
        {bars.map((peak, place) => {
          const tall = Math.max(2, (peak / loudest) * height)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars keep their places
              key={place}
              className={place < played ? styles.played : styles.bar}
              x={place * 3}
              y={(height - tall) / 2}
              width={2}
              height={tall}
            />
          )
        })}
      </svg>
    </div>
  )
}

/** Where a key leads, as in any slider. */
function timeAfter(key: string, time: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return time + stepSeconds
    case 'ArrowLeft':
    case 'ArrowDown':
      return time - stepSeconds
    case 'PageUp':
      return time + pageSeconds
    case 'PageDown':
      return time - pageSeconds
    case 'Home':
      return 0
    case 'End':
      return length
    default:
      return undefined
  }
}
