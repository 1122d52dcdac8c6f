import { Button, makeStyles, tokens } from '@coverdesk/design-system'
import { clockTime } from './clock-time'
import { usePlayer } from './use-player'
import { Waveform } from './Waveform'

const speeds = [1, 1.25, 1.5, 2]

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  controls: { display: 'flex', alignItems: 'center', gap: '8px' },
  time: { color: tokens.textSecondary, fontVariantNumeric: 'tabular-nums', marginInlineEnd: 'auto' },
  note: { margin: 0, color: tokens.red },
})

interface PlayerProps {
  url: string
  /** Each 0 to 1; none: the waveform is a plain line. */
  peaks: readonly number[]
  seconds: number
}

/** Plays a recording: by a click into its waveform, by arrow keys on it, and at several speeds. */
export function Player({ url, peaks, seconds }: PlayerProps) {
  const styles = useStyles()
  const { audio, isPlaying, isBroken, time, length, speed, toggle, seek, changeSpeed, events } = usePlayer(seconds)
  const nextSpeed = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1
  return (
    <div className={styles.root}>
      <audio ref={audio} src={url} preload="metadata" {...events} />
      <Waveform peaks={peaks} time={time} length={length} onSeek={seek} />
      <div className={styles.controls}>
        <Button small onClick={toggle} aria-label={isPlaying ? 'Pause recording' : 'Play recording'}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <span className={styles.time}>
          {clockTime(time)} / {clockTime(length)}
        </span>
        <Button
          small
          appearance="subtle"
          aria-label={`Speed ${speed}×. Change to ${nextSpeed}×`}
          onClick={() => changeSpeed(nextSpeed)}
        >
          {`${speed}×`}
        </Button>
      </div>
      {isBroken && (
        <p role="alert" className={styles.note}>
          The recording can’t be played.
        </p>
      )}
    </div>
  )
}
