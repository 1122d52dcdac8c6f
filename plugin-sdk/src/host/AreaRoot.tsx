import { CoverdeskProvider } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { createBrowserRouter } from 'react-router'
import { useArea } from '../area/area-context'
import { graphqlClient } from '../graphql/client'
import { announceFailure } from '../notifications/toasts'
import { sessionAtom } from '../session/session'
import { AreaPage } from './AreaPage'
import { densityAtom, themeAtom } from './theme'

interface AreaRootProps {
  router: ReturnType<typeof createBrowserRouter>
  /** Called once, when the page is on the screen. */
  onMounted(): void
}

/** What is around the routes of every area: theme, ids, links, data. */
export function AreaRoot({ router, onMounted }: AreaRootProps) {
  const { plugin } = useArea()
  const mounted = useRef(onMounted)
  useEffect(() => mounted.current(), [])
  return (
    <CoverdeskProvider
      theme={useAtomValue(themeAtom)}
      density={useAtomValue(densityAtom)}
      idPrefix={`${plugin.id}-`}
      announce={announceFailure}
      timeZone={useAtomValue(sessionAtom)?.agency.timeZone}
    >
      <AreaPage router={router} client={graphqlClient()} />
    </CoverdeskProvider>
  )
}
