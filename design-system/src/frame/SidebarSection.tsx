import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { tokens } from '../theme/tokens'
import { useFrame } from './frame-context'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', ':not(:first-child)': { marginTop: '12px' } },
  // Among icons a hairline says what the heading said.
  collapsed: {
    ':not(:first-child)': { marginTop: '8px', paddingTop: '8px' },
    ':not(:first-child)::before': {
      content: '""',
      height: '1px',
      margin: '-8px 8px 8px',
      backgroundColor: tokens.line,
    },
  },
  title: {
    padding: '0 10px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.textTertiary,
    overflowWrap: 'anywhere',
  },
})

/** Entries that belong together, under a quiet heading; without a title, just the entries. */
export function SidebarSection({ title, children }: { title?: string; children: ReactNode }) {
  const styles = useStyles()
  const { collapsed } = useFrame()
  const id = useId()
  const heading = collapsed ? undefined : title
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are links.
    <div
      role="group"
      className={mergeClasses(styles.root, collapsed && styles.collapsed)}
      {...(heading ? { 'aria-labelledby': id } : { 'aria-label': title })}
    >
      {heading && (
        <div id={id} className={styles.title}>
          {heading}
        </div>
      )}
      {children}
    </div>
  )
}
