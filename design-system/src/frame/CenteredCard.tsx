import { makeStyles, shorthands } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { BrandMark } from './BrandMark'

const useStyles = makeStyles({
  page: {
    minHeight: '100dvh',
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: '24px 16px',
    backgroundColor: tokens.frame,
  },
  card: {
    width: '100%',
    maxWidth: '400px',
    boxSizing: 'border-box',
    padding: '32px',
    overflowWrap: 'anywhere',
    backgroundColor: tokens.sheet,
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
    [media.phone]: { padding: '24px 20px' },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    marginBottom: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
  title: { margin: 0, fontSize: '20px', lineHeight: '28px', fontWeight: 650 },
  description: { margin: '4px 0 20px', color: tokens.textSecondary, textWrap: 'pretty' },
})

export interface CenteredCardProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** One card in the middle of the page, for what happens outside the frame: signing in. */
export function CenteredCard({ title, description, children }: CenteredCardProps) {
  const styles = useStyles()
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <BrandMark />
          Coverdesk
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.description}>{description}</div>
        {children}
      </div>
    </main>
  )
}
