import { makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '16px' },
  part: {
    paddingTop: '16px',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    ':first-child': { paddingTop: 0, borderTopStyle: 'none' },
  },
  title: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
})

/** Several alike in one section: locations, owners, losses. */
export const Parts = ({ children }: { children: ReactNode }) => <div className={useStyles().parts}>{children}</div>

/** One of them. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}
