import { Button, makeStyles, tokens } from '@coverdesk/design-system'
import { useId, useState } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    outline: `1px solid ${tokens.line}`,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  code: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  result: { padding: '8px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.neutralTint },
})

interface ToolCallProps {
  name: string
  given: string | null
  result: string | null
}

/** A tool that Cara used, with what she gave it; its answer unfolds. */
export function ToolCall({ name, given, result }: ToolCallProps) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {result && (
          <Button
            small
            appearance="subtle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(open => !open)}
          >
            {isOpen ? 'Hide result' : 'Show result'}
          </Button>
        )}
      </div>
      {given && <pre className={styles.code}>{given}</pre>}
      <div id={id} hidden={!isOpen} className={styles.result}>
        {isOpen && <pre className={styles.code}>{result}</pre>}
      </div>
    </div>
  )
}
