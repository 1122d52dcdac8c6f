import { lazyPart } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { expiredAtom } from './follow-subscription'

const ExpiredScreen = lazyPart(async () => ({ default: (await import('./ExpiredScreen')).ExpiredScreen }))

/**
 * Lets no one in whose agency has no subscription any more. What they were doing stays as it is behind it, drafts in dialogs
 * too, and is there again when the subscription is.
 */
export function SubscriptionGate({ children }: { children?: ReactNode }) {
  const isExpired = useAtomValue(expiredAtom)
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (!isExpired) return
    opener.current = document.activeElement
    document.documentElement.dataset['gate'] = ''
    return () => {
      delete document.documentElement.dataset['gate']
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [isExpired])
  return (
    <>
      <div style={{ display: isExpired ? 'none' : 'contents' }}>{children}</div>
      {isExpired && (
        <Suspense>
          <ExpiredScreen />
        </Suspense>
      )}
    </>
  )
}
