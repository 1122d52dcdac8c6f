import { Button, makeStyles } from '@coverdesk/design-system'
import { useEffect, useRef } from 'react'

const useStyles = makeStyles({ root: { display: 'flex', justifyContent: 'center', minHeight: '28px' } })

interface EarlierMessagesProps {
  isLoading: boolean
  hasFailed: boolean
  onLoad(): void
}

/** The way to earlier messages: they come by themselves when it comes into view. */
export function EarlierMessages({ isLoading, hasFailed, onLoad }: EarlierMessagesProps) {
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!root.current || hasFailed || isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad())
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [hasFailed, isLoading, onLoad])
  return (
    <div ref={root} className={styles.root}>
      <Button small appearance="subtle" busy={isLoading} onClick={onLoad}>
        {hasFailed ? 'Earlier messages could not be loaded. Retry' : 'Show earlier messages'}
      </Button>
    </div>
  )
}
