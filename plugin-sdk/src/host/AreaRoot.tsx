import { CoverdeskProvider, LinkProvider } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { type createBrowserRouter, Link, RouterProvider } from 'react-router'
import { Provider as GraphqlProvider } from 'urql'
import { graphqlClient } from '../graphql/client'
import { useArea } from './area-context'
import { themeAtom } from './theme'

/** What stands around the routes of every area: theme, ids, links, data. */
export function AreaRoot({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const { plugin } = useArea()
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
