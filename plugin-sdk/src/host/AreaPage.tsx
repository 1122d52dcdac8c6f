import { LinkProvider } from '@coverdesk/design-system'
import { useEffect } from 'react'
import { type createBrowserRouter, Link, RouterProvider } from 'react-router'
import { type Client, Provider as GraphqlProvider } from 'urql'
import { followPage } from '../navigation/open-page'

interface AreaPageProps {
  router: ReturnType<typeof createBrowserRouter>
  client: Client
}

/** An area's page with its links and its data. */
export function AreaPage({ router, client }: AreaPageProps) {
  useEffect(() => followPage(router), [router])
  return (
    <LinkProvider link={Link}>
      <GraphqlProvider value={client}>
        <RouterProvider router={router} />
      </GraphqlProvider>
    </LinkProvider>
  )
}
