import { defineSubgraph, type Logger, type SubgraphPart, type Webhook } from '@coverdesk/kit'
import type { z } from 'zod'
import { agencies } from './agencies/agency.resolvers.ts'
import { billing } from './billing/billing.resolvers.ts'
import { useBillingPort } from './billing/billing-port.ts'
import { billingDay } from './billing/local/billing-day.ts'
import { localBilling } from './billing/local/local-billing.ts'
import { stripeEnvironment, stripeKeys } from './billing/stripe/stripe.environment.ts'
import { stripeBilling } from './billing/stripe/stripe-billing.ts'
import { stripeClient } from './billing/stripe/stripe-client.ts'
import { stripeWebhook } from './billing/stripe/stripe-webhook.ts'
import { seedDemo } from './demo-seed.ts'
import { syncChangesExport } from './integrations/export/sync-changes-export.ts'
import { integrations } from './integrations/integration.resolvers.ts'
import { followOutgoing } from './integrations/outgoing/follow-outgoing.ts'
import { scheduleSyncs } from './integrations/sync/schedule-syncs.ts'
import { syncIntegrations } from './integrations/sync/sync-job.ts'
import { amsAddresses, amsEnvironment } from './integrations/systems/ams.environment.ts'
import { useAmsAdapters } from './integrations/systems/ams-adapters.ts'
import { undoSyncs } from './integrations/undo/undo-job.ts'
import { keepNotices } from './notifications/keep-notices.ts'
import { notifications } from './notifications/notification.resolvers.ts'
import { notificationMail } from './notifications/notification-mail.ts'
import { preferences } from './preferences/preferences.resolvers.ts'
import { savedViews } from './saved-views/saved-view.resolvers.ts'
import { resetMail } from './second-step/reset-mail.ts'
import { secondSteps } from './second-step/second-step.resolvers.ts'
import { sessions } from './sessions/session.resolvers.ts'
import { signInEnvironment } from './sign-in/sign-in.environment.ts'
import { startSignIn } from './sign-in/sign-in.questions.ts'
import { subscriptionQuestions } from './subscriptions/subscription.questions.ts'
import { subscriptions } from './subscriptions/subscription.resolvers.ts'
import { agencyUsers } from './users/agency-user.resolvers.ts'
import { invitationMail } from './users/invitation-mail.ts'

const environment = { ...signInEnvironment, ...stripeEnvironment, ...amsEnvironment }
type Environment = z.output<z.ZodObject<typeof environment>> & Parameters<typeof startSignIn>[0]

/** Agencies, what they pay for, their users, what these like, and who may sign in. */
export const settings = defineSubgraph({
  name: 'settings',
  modules: [
    agencyUsers,
    agencies,
    subscriptions,
    billing,
    preferences,
    sessions,
    secondSteps,
    savedViews,
    notifications,
    integrations,
  ],
  environment,
  start,
  jobs: [billingDay, resetMail, invitationMail, notificationMail, scheduleSyncs, syncIntegrations, undoSyncs],
  consumers: [keepNotices, followOutgoing],
  listExports: { 'sync-changes': syncChangesExport },
  webhooks,
  seed: { demo: seedDemo },
})

function start(given: Environment, log: Logger): SubgraphPart {
  const keys = stripeKeys(given)
  const port = keys ? stripeBilling(stripeClient(keys), given.PUBLIC_URL) : localBilling
  useBillingPort(port)
  useAmsAdapters(amsAddresses(given))
  const signIn = startSignIn(given, log)
  return { ...signIn, questions: { ...signIn.questions, ...port.questions, ...subscriptionQuestions } }
}

function webhooks(given: Environment): Webhook[] {
  const keys = stripeKeys(given)
  return keys ? [stripeWebhook(keys, stripeClient(keys))] : []
}
