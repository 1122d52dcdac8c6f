import { CoverdeskProvider, LinkProvider } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { type createBrowserRouter, Link, RouterProvider } from 'react-router'
import { Provider as GraphqlProvider } from 'urql'
import { graphqlClient } from '../graphql/client'
import { useArea } from './area-context'
import { themeAtom } from './theme'

interface AreaRootProps {
  router: ReturnType<typeof createBrowserRouter>
  /** Called once, when the page stands on the screen. */
  onMounted(): void
}

/** What stands around the routes of every area: theme, ids, links, data. */
export function AreaRoot({ router, onMounted }: AreaRootProps) {
  const { plugin } = useArea()
  const mounted = useRef(onMounted)
  useEffect(() => mounted.current(), [])
  return (
    <CoverdeskProvider theme={useAtomValue(themeAtom)} idPrefix={`${plugin.id}-`}>
      <LinkProvider link={Link}>
        <GraphqlProvider value={graphqlClient()}>
          <RouterProvider router={router} />
        </GraphqlProvider>
      </LinkProvider>
    </CoverdeskProvider>
  )
}
