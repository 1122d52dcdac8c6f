import { CoverdeskProvider } from '@coverdesk/design-system'
import { announceFailure, densityAtom, themeAtom } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from './failure/ErrorBoundary'

/** Draws the shell's own part of the page; whatever breaks in it shows the application's error screen. */
export function render(page: ReactNode): void {
  const element = document.getElementById('shell')
  if (!element) throw new Error('The page has no place for the shell.')
  createRoot(element).render(
    <Themed>
      <ErrorBoundary>{page}</ErrorBoundary>
    </Themed>,
  )
}

function Themed({ children }: { children: ReactNode }) {
  return (
    <CoverdeskProvider
      theme={useAtomValue(themeAtom)}
      density={useAtomValue(densityAtom)}
      idPrefix="shell-"
      announce={announceFailure}
    >
      {children}
    </CoverdeskProvider>
  )
}
