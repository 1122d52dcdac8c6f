import { makeStyles, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  said: {
    display: 'block',
    marginTop: '2px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textSecondary,
    whiteSpace: 'pre-line',
  },
  none: { color: tokens.textTertiary },
})

/** A corrected value, with what the client said before. */
export function SaidText({ children, said }: { children: ReactNode; said: string | null | undefined }) {
  const styles = useStyles()
  return (
    <>
      {children || <span className={styles.none}>–</span>}
      <span className={styles.said}>{said ? `Client said: ${said}` : 'The client didn’t say.'}</span>
    </>
  )
}
