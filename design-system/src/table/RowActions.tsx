// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a cell is no control; the buttons in it are.
import { makeStyles } from '@fluentui/react-components'
import { useButtonClass } from '../controls/button-styles'
import { Link } from '../controls/Link'
import { media } from '../theme/breakpoints'
import { type RowAction, rowActionIcons } from './row-actions'

const useStyles = makeStyles({
  // Over the row's end, also when the table is scrolled sideways. The row shows it.
  place: {
    position: 'absolute',
    // The row's own line below stays visible.
    inset: '0 0 1px',
    display: 'flex',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
    visibility: 'hidden',
    zIndex: 2,
    [media.print]: { display: 'none' },
  },
  actions: {
    position: 'sticky',
    right: 0,
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: '2px',
    padding: '0 12px 0 40px',
    // What is under it fades out, rather than being cut in the middle of a word.
    backgroundImage: 'linear-gradient(to right, transparent, var(--cdRow) 32px)',
    pointerEvents: 'auto',
  },
  action: { height: '28px', width: '28px' },
})

/** What can be done with this row: shown for the row under the pointer or with the focus. */
export function RowActions({ actions, titleId }: { actions: readonly RowAction[]; titleId: string }) {
  const styles = useStyles()
  const action = useButtonClass('subtle', { square: true }, styles.action)
  return (
    <div role="cell" data-row-actions="" className={styles.place}>
      <div className={styles.actions}>
        {actions.map(entry => {
          const words = { title: entry.label, 'aria-label': entry.label, 'aria-describedby': titleId }
          const Icon = rowActionIcons[entry.icon]
          if ('to' in entry) {
            return (
              <Link key={entry.label} {...words} to={entry.to} className={action}>
                <Icon />
              </Link>
            )
          }
          return (
            <button key={entry.label} type="button" {...words} className={action} onClick={entry.run}>
              <Icon />
            </button>
          )
        })}
      </div>
    </div>
  )
}
