import { useEffect } from 'react'

/** The name of the page in the browser's tab: `Accounts · Coverdesk`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Coverdesk`
  }, [title])
}
