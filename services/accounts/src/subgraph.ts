import { defineSubgraph } from '@coverdesk/kit'
import { accounts } from './accounts/account.resolvers.ts'
import { contacts } from './contacts/contact.resolvers.ts'
import { seedDemo } from './demo-seed/seed-demo.ts'

/** The agency's clients, and the people one talks to there. */
export const accountsSubgraph = defineSubgraph({
  name: 'accounts',
  modules: [accounts, contacts],
  seed: { demo: seedDemo },
})
