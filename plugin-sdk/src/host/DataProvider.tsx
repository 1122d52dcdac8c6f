import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { graphqlClient } from '../graphql/client'

/** Gives the shell's own screens the one GraphQL client, as an area's pages have it. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <Provider value={graphqlClient()}>{children}</Provider>
}
