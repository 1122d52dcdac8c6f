import type { LinkProps } from '@coverdesk/design-system'
import { navigate } from '@coverdesk/plugin-sdk'
import { createContext, type FocusEvent, type MouseEvent, useContext } from 'react'

/** Begins to load the area that owns a path. */
export const PrefetchContext = createContext<(pathname: string) => void>(() => undefined)

/**
 * A link of the shell itself, outside of every area's router. Pointing at it, or reaching it with the keyboard,
 * begins to load the area it leads to.
 */
export function ShellLink({ to, onClick, onFocus, onMouseEnter, ...anchor }: LinkProps) {
  const prefetch = useContext(PrefetchContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || anchor.target === '_blank' || opensElsewhere(event)) return
    event.preventDefault()
    void navigate(to)
  }
  const point = (event: MouseEvent<HTMLAnchorElement>) => {
    onMouseEnter?.(event)
    prefetch(to)
  }
  const focus = (event: FocusEvent<HTMLAnchorElement>) => {
    onFocus?.(event)
    prefetch(to)
  }
  return <a href={to} {...anchor} onClick={follow} onMouseEnter={point} onFocus={focus} />
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
