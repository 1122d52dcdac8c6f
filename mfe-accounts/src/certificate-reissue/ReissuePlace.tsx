import { makeStyles, TextLink } from '@coverdesk/design-system'
import { NotFound, useParams } from '@coverdesk/plugin-sdk'
import type { ReactNode } from 'react'
import { certificatesPath } from '../paths'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '20px',
    '@media (max-width: 639px)': { padding: '16px' },
  },
})

/** In the place of the account's certificates, with the way back to them. Other tabs have nothing to reissue. */
export function ReissuePlace({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const { id = '', tab } = useParams()
  if (tab !== 'certificates') return <NotFound />
  return (
    <div className={styles.root}>
      <div>
        <TextLink href={certificatesPath(id)}>Back to certificates</TextLink>
      </div>
      {children}
    </div>
  )
}
