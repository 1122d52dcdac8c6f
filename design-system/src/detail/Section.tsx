import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '20px',
    padding: '20px',
    gridTemplateAreas: '"lead" "content" "aside"',
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"content lead" "content aside"',
    },
    [media.phone]: { padding: '16px', gap: '16px' },
  },
  // An area that nothing is in would leave its gap.
  withoutLead: {
    gridTemplateAreas: '"content" "aside"',
    [media.wide]: { gridTemplateRows: 'auto', gridTemplateAreas: '"content aside"' },
  },
  even: { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  lead: { gridArea: 'lead' },
  content: { gridArea: 'content' },
  // What is in it may have nothing to say.
  aside: { gridArea: 'aside', ':empty': { display: 'none' } },
  column: { display: 'grid', gap: '20px', minWidth: 0, [media.phone]: { gap: '16px' } },
  section: {
    containerType: 'inline-size',
    overflowWrap: 'break-word',
    padding: '16px 20px 20px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
    [media.phone]: { padding: '12px 16px 16px' },
  },
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginBottom: '12px' },
  // As wide as the actions leave it; they go below before a word breaks.
  title: {
    flexGrow: 1,
    flexBasis: 'min-content',
    minWidth: 0,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
})

interface DetailColumnsProps {
  /** The content. */
  children: ReactNode
  /** Facts. */
  aside?: ReactNode
  /** Chooses or sums up what the content is: at the top of the facts, and in one column above everything. */
  lead?: ReactNode
  /** Two columns of one width, where both hold content. */
  even?: boolean
}

/** A detail page's body: content, and from 1100 px a 320 px column of facts beside it. */
export function DetailColumns({ children, aside, lead, even = false }: DetailColumnsProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.columns, !lead && styles.withoutLead, even && styles.even)}>
      {lead && <div className={mergeClasses(styles.column, styles.lead)}>{lead}</div>}
      <div className={mergeClasses(styles.column, styles.content)}>{children}</div>
      {aside && <div className={mergeClasses(styles.column, styles.aside)}>{aside}</div>}
    </div>
  )
}

/** A titled part of a page. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
