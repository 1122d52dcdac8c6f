import { Input, makeStyles } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search16Regular } from '@fluentui/react-icons/svg/search'
import { useEffect, useRef, useState } from 'react'
import { useInputClass } from '../form/input-styles'
import { pressesEnter } from '../keyboard/presses-enter'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface FilterBoxProps {
  /** What is filtered, for screen readers: "Filter accounts". */
  label: string
  /** The text in use, from the URL. */
  value: string
  /** Told 200 ms after the last key, or at once on Enter and when cleared. */
  onChange(value: string): void
}

const delayMilliseconds = 200

const useStyles = makeStyles({
  root: {
    width: '280px',
    columnGap: '6px',
    [media.phone]: { columnGap: '2px', flexGrow: 1, width: 'auto', minWidth: 0, flexBasis: '140px' },
  },
  icon: { color: tokens.textTertiary },
  clear: {
    display: 'inline-flex',
    padding: '2px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: tokens.textTertiary,
    cursor: 'pointer',
    ':hover': { color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/**
 * The filter of a list. It keeps what is typed itself and reports it a moment later: an input bound to
 * the URL directly would lose characters. When the URL changes elsewhere (Back), it follows.
 */
export function FilterBox({ label, value, onChange }: FilterBoxProps) {
  const styles = useStyles()
  const [text, setText] = useState(value)
  const pending = useRef<string[]>([])
  const report = (next: string) => {
    if (next === (pending.current.at(-1) ?? value)) return
    pending.current.push(next)
    onChange(next)
  }
  const latestReport = useRef(report)
  latestReport.current = report

  useEffect(() => {
    const own = pending.current.indexOf(value)
    // Our own value coming back late must not undo newer keys; any other comes from elsewhere and wins.
    pending.current = own < 0 ? [] : pending.current.slice(own + 1)
    if (own < 0) setText(value)
  }, [value])

  useEffect(() => {
    const timer = setTimeout(() => latestReport.current(text), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [text])

  const clear = () => {
    setText('')
    report('')
  }
  return (
    <Input
      type="text"
      inputMode="search"
      autoComplete="off"
      aria-label={label}
      placeholder="Start typing to filter..."
      className={useInputClass(styles.root)}
      value={text}
      onChange={(_, { value: typed }) => setText(typed)}
      onKeyDown={event => {
        if (pressesEnter(event)) report(text)
        if (event.key === 'Escape' && text !== '') clear()
      }}
      contentBefore={<Search16Regular aria-hidden className={styles.icon} />}
      contentAfter={
        text === '' ? null : (
          <button type="button" aria-label="Clear the filter" className={styles.clear} onClick={clear}>
            <Dismiss16Regular />
          </button>
        )
      }
    />
  )
}
