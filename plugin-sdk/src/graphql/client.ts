import type { Client } from 'urql'

let current: Client | undefined

/** Called once by the shell, before any plugin loads. */
export function provideClient(client: Client): void {
  current = client
}

/** The one GraphQL client of the page. Loaders and actions need it outside of React. */
export function graphqlClient(): Client {
  if (!current) throw new Error('The GraphQL client is not there yet; the shell provides it at boot.')
  return current
}
