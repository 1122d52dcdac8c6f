import { defineSubgraph, type SubgraphPart } from '@coverdesk/kit'
import { agencies } from './agencies/agency.resolvers.ts'
import { billing } from './billing/billing.resolvers.ts'
import { billingQuestions } from './billing/local/billing.questions.ts'
import { billingDay } from './billing/local/billing-day.ts'
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
  modules: [agencyUsers, agencies, subscriptions, billing, preferences, savedViews],
  environment: signInEnvironment,
  start,
  jobs: [billingDay],
  seed: { demo: seedDemo },
})

function start(...surroundings: Parameters<typeof startSignIn>): SubgraphPart {
  const signIn = startSignIn(...surroundings)
  return { ...signIn, questions: { ...signIn.questions, ...billingQuestions } }
}
