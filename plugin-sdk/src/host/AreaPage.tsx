import { LinkProvider } from '@coverdesk/design-system'
import { type createBrowserRouter, Link, RouterProvider } from 'react-router'
import { type Client, Provider as GraphqlProvider } from 'urql'

interface AreaPageProps {
  router: ReturnType<typeof createBrowserRouter>
  client: Client
}

/** An area's page with its links and its data. */
export const AreaPage = ({ router, client }: AreaPageProps) => (
  <LinkProvider link={Link}>
    <GraphqlProvider value={client}>
      <RouterProvider router={router} />
    </GraphqlProvider>
  </LinkProvider>
)
