import { makeStyles, shorthands } from '@fluentui/react-components'
import { KeyHint } from '../frame/KeyHint'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    gap: '16px',
    padding: '8px 14px',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textTertiary,
    [media.touch]: { display: 'none' },
    [media.phone]: { display: 'none' },
  },
  key: { display: 'flex', alignItems: 'center', gap: '6px' },
})

const keys = [
  ['ArrowUp', 'ArrowDown', 'Move'],
  ['Enter', 'Choose'],
  ['Escape', 'Close'],
]

/** Which keys the palette knows. Screen readers say that of a list by themselves. */
export function KeyLegend() {
  const styles = useStyles()
  return (
    <div aria-hidden className={styles.root}>
      {keys.map(names => (
        <span key={names[0]} className={styles.key}>
          {names.slice(0, -1).map(name => (
            <KeyHint key={name} keys={name} />
          ))}
          {names.at(-1)}
        </span>
      ))}
    </div>
  )
}
