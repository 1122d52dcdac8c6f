import { defineSubgraph } from '@coverdesk/kit'
import { agencies } from './agencies/agency.resolvers.ts'
import { seedDemo } from './demo-seed.ts'
import { preferences } from './preferences/preferences.resolvers.ts'
import { savedViews } from './saved-views/saved-view.resolvers.ts'
import { signInEnvironment } from './sign-in/sign-in.environment.ts'
import { startSignIn } from './sign-in/sign-in.questions.ts'
import { subscriptions } from './subscriptions/subscription.resolvers.ts'
import { agencyUsers } from './users/agency-user.resolvers.ts'

/** Agencies, what they pay for, their users, what these like, and who may sign in. */
export const settings = defineSubgraph({
  name: 'settings',
  modules: [agencyUsers, agencies, subscriptions, preferences, savedViews],
  environment: signInEnvironment,
  start: startSignIn,
  seed: { demo: seedDemo },
})
