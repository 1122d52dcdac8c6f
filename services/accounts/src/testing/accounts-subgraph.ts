import { defineSubgraph, demoAgencies, type SubgraphModule } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { insertDemoClients } from '../demo-seed/seed-demo.ts'
import { accountsSubgraph } from '../subgraph.ts'

/** A user of Harbor Point, and one of the agency that Harbor Point must never see. */
export const us = { agencyId: demoAgencies.harborPoint.id, userId: '660000000000000000000001' }
export const them = { agencyId: demoAgencies.canary.id, userId: '660000000000000000000100' }

/**
 * The subgraph, but that its demo has no certificates: drawing them takes longer than the tests of a file. Its document
 * processes rest for the tests of the next file; they end with this process.
 */
export const subgraphWithDemoClients = defineSubgraph({
  ...accountsSubgraph,
  start(environment, log) {
    accountsSubgraph.start?.(environment, log)
    return {}
  },
  seed: { ...accountsSubgraph.seed, demo: insertDemoClients },
})

/** Runs the subgraph with the demo's clients, and with what later areas may add, for the tests of one file. */
export function useAccountsSubgraph(...added: SubgraphModule[]) {
  let subgraph: TestSubgraph
  beforeAll(async () => {
    const { modules, ...definition } = subgraphWithDemoClients
    subgraph = await startTestSubgraph(defineSubgraph({ ...definition, modules: [...modules, ...added] }), {
      SEED: 'demo',
    })
  })
  afterAll(() => subgraph.close())

  return {
    ask: <Data>(...asked: Parameters<TestSubgraph['ask']>) => subgraph.ask<Data>(...asked),
    /** The data of an operation of ours that must not fail. */
    data: <Data>(query: string, variables?: object) => subgraph.data<Data>(us, query, variables),
    failure: (...asked: Parameters<TestSubgraph['failure']>) => subgraph.failure(...asked),
    exported: (...asked: Parameters<TestSubgraph['exported']>) => subgraph.exported(...asked),
  }
}

export const everyField = /* GraphQL */ `
  fragment EveryField on Account {
    __typename
    id
    type
    version
    createdAt
    updatedAt
    details {
      __typename
      ... on BusinessAccount {
        name
        dba
        email
        phone
        website
        mailingAddress { ...EveryAddressField }
      }
      ... on IndividualAccount {
        name
        email
        phone
        mailingAddress { ...EveryAddressField }
      }
    }
    contacts { __typename id version name email phone }
  }
  fragment EveryAddressField on Address { __typename line1 line2 city zone postalCode }
`

/** What the tests read of an account. */
export interface AccountAnswer {
  id: string
  type: string
  version: number
  createdAt: string
  updatedAt: string
  details: { __typename: string; name: string; email: string; phone: string | null; website?: string | null }
  contacts: { id: string; name: string }[]
}
