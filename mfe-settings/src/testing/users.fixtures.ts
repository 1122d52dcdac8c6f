import type { AgencyUsersQuery, SubscriptionQuery, UserRowFragment } from '../generated/documents'
import type { Subscription } from '../seats/subscription'

/** Who is signed in on a stage. */
export const maya = person('user-1', 'Maya Reyes')
export const daniel = person('user-2', 'Daniel Okonkwo')
export const walter = person('user-3', 'Walter Brandt', 'DISABLED')

export function person(id: string, name: string, state: 'ACTIVE' | 'DISABLED' = 'ACTIVE'): UserRowFragment {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@harborpoint.example`
  return { __typename: 'AgencyUser', id, name, email, state, hasSecondStep: false }
}

/** The signed-in person and others, every fifth of them disabled. */
export const staffOf = (count: number): UserRowFragment[] => {
  const others = Array.from({ length: count - 1 }, (_, place) =>
    person(`staff-${place}`, `Colleague Number${place}`, place % 5 === 4 ? 'DISABLED' : 'ACTIVE'),
  )
  const isActive = ({ state }: UserRowFragment) => state === 'ACTIVE'
  return [maya, ...others.filter(isActive), ...others.filter(user => !isActive(user))]
}

export const standard: Subscription = {
  __typename: 'AgencySubscription',
  plan: 'STANDARD',
  period: 'MONTHLY',
  state: 'ACTIVE',
  numSeats: 8,
  numSeatsActive: 2,
  nextBillingAmount: 392_00,
  nextBillingDate: '2026-12-13',
  trialEndDate: null,
}

export const agencyWith = (subscription: Subscription | null) => ({
  __typename: 'Agency' as const,
  id: 'agency-1',
  version: 4,
  subscription,
})

export const subscriptionAnswer = (subscription: Subscription | null): SubscriptionQuery => ({
  __typename: 'Query',
  agencyUser: { __typename: 'AgencyUser', id: maya.id, agency: agencyWith(subscription) },
})

export const usersAnswer = (agencyUsers: UserRowFragment[]): AgencyUsersQuery => ({ __typename: 'Query', agencyUsers })

const links = {
  __typename: 'SubscriptionManagementLinks',
  billingPortalUrl: 'https://billing.example/portal',
  updateSubscriptionUrl: 'https://billing.example/plan',
  updatePaymentMethodUrl: 'https://billing.example/payment',
}

export const linksAnswer = (changes: Partial<Record<keyof typeof links, string | null>> = {}) => ({
  __typename: 'Query',
  subscriptionManagementLinks: { ...links, ...changes },
})

export const noLinks = linksAnswer({
  billingPortalUrl: null,
  updateSubscriptionUrl: null,
  updatePaymentMethodUrl: null,
})

/** A page that is all there. */
export const answersWith = (changes: Partial<Subscription> = {}, users = [maya, daniel, walter]) => ({
  Subscription: subscriptionAnswer({ ...standard, ...changes }),
  AgencyUsers: usersAnswer(users),
  SubscriptionManagementLinks: linksAnswer(),
})
