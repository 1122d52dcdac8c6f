import { defineSubgraph } from '@coverdesk/kit'
import { agencies } from './agencies/agency.resolvers.ts'
import { seedDemo } from './demo-seed.ts'
import { signInEnvironment } from './sign-in/sign-in.environment.ts'
import { startSignIn } from './sign-in/sign-in.questions.ts'
import { agencyUsers } from './users/agency-user.resolvers.ts'

/** Agencies, their users, and who may sign in. */
export const settings = defineSubgraph({
  name: 'settings',
  modules: [agencyUsers, agencies],
  environment: signInEnvironment,
  start: startSignIn,
  seed: { demo: seedDemo },
})
