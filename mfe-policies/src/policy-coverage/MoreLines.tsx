import { Button, makeStyles } from '@coverdesk/design-system'
import { type ReactNode, useState } from 'react'

const useStyles = makeStyles({ fields: { display: 'grid', gap: '16px' } })

/** Fields that few need, behind a button. */
export function MoreLines({ label, children }: { label: string; children: ReactNode[] }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  if (children.length === 0) return null
  if (open) return <div className={styles.fields}>{children}</div>
  return (
    <div>
      <Button small appearance="subtle" onClick={() => setOpen(true)}>
        {label}
      </Button>
    </div>
  )
}
