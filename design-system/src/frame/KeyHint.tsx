import { makeStyles, shorthands } from '@fluentui/react-components'
import { Fragment } from 'react'
import { tokens } from '../theme/tokens'
import { keyNames } from './key-names'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '3px', flexShrink: 0 },
  key: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '20px',
    height: '20px',
    boxSizing: 'border-box',
    padding: '0 5px',
    borderRadius: '5px',
    ...shorthands.border('1px', 'solid', tokens.line),
    backgroundColor: tokens.sheet,
    color: tokens.textSecondary,
    fontFamily: 'inherit',
    fontSize: '11px',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
  },
  between: { margin: '0 2px', fontSize: '11px', color: tokens.textSecondary },
})

/** Keys as they are on the keyboard: held together, or one after the other. */
export function KeyHint({ keys }: { keys: string }) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      {keyNames(keys).map((press, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the presses of one shortcut never change places.
        <Fragment key={index}>
          {index > 0 && <span className={styles.between}>then</span>}
          {press.map(name => (
            <kbd key={name} className={styles.key}>
              {name}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
