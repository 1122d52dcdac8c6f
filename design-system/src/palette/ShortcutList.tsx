import { makeStyles, shorthands } from '@fluentui/react-components'
import { KeyHint } from '../frame/KeyHint'
import { tokens } from '../theme/tokens'

export interface ShortcutListProps {
  /** "Go to" */
  title: string
  shortcuts: readonly { title: string; keys: readonly string[] }[]
}

const useStyles = makeStyles({
  root: { breakInside: 'avoid', marginBottom: '20px' },
  title: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.textTertiary,
  },
  shortcut: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '32px',
    ...shorthands.borderBottom('1px', 'solid', tokens.innerLine),
  },
  name: { flexGrow: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  keys: { display: 'flex', alignItems: 'center', gap: '6px', margin: 0, color: tokens.textTertiary },
})

/** What keys do, under a heading: the name at the left, the keys at the right. */
export function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  const styles = useStyles()
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>{title}</h3>
      <dl style={{ margin: 0 }}>
        {shortcuts.map(shortcut => (
          <div key={shortcut.title} className={styles.shortcut}>
            <dt className={styles.name}>{shortcut.title}</dt>
            <dd className={styles.keys}>
              {shortcut.keys.map(keys => (
                <KeyHint key={keys} keys={keys} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
