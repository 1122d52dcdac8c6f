import { Banner, makeStyles } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import type { AgencyFormFragment } from '../generated/documents'

const useStyles = makeStyles({
  text: { margin: 0 },
  list: { margin: '4px 0 0', paddingLeft: '20px' },
})

interface MissingFactsProps {
  form: Pick<AgencyFormFragment, 'missing'>
  /** What can be done about it. */
  actions?: ReactNode
}

/** What a certificate can't do without, and no field is filled with. */
export function MissingFacts({ form: { missing }, actions }: MissingFactsProps) {
  const styles = useStyles()
  if (missing.length === 0) return null
  return (
    <Banner tone="warning" actions={actions}>
      <p className={styles.text}>A certificate needs these, but no field is filled with them:</p>
      <ul className={styles.list}>
        {missing.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Banner>
  )
}
