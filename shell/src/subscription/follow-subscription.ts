import type { BannerSubscription } from '@coverdesk/plugin-sdk'
import { askOnce, noteConnectionBack, onChanges, publishChanges } from '@coverdesk/plugin-sdk/host'
import { atom, getDefaultStore } from 'jotai'
import { OwnSubscriptionDocument } from '../generated/documents'

const store = getDefaultStore()

/** What the agency pays for: null when it has no subscription, undefined as long as no one knows. */
export const subscriptionAtom = atom<BannerSubscription | null | undefined>(undefined)

/** Whether no one of the agency may work (specification 1 §4). */
export const expiredAtom = atom(get => get(subscriptionAtom)?.state === 'EXPIRED')

/**
 * Keeps the page up to date with the agency's subscription: what happens to it here or elsewhere, and what was done in
 * another tab that the person comes back from.
 *
 * @param first as the page was made; undefined when no one could say then
 */
export function followSubscription(first: BannerSubscription | null | undefined): void {
  store.set(subscriptionAtom, first)
  onChanges(batch => {
    if (batch === 'everything' || batch.some(({ typename }) => typename === 'Agency')) void ask()
  })
  document.addEventListener('visibilitychange', () => {
    const { state = 'ACTIVE' } = store.get(subscriptionAtom) ?? {}
    if (document.visibilityState === 'visible' && state !== 'ACTIVE') void ask()
  })
}

/** The server has refused something for want of a subscription: what this page believes is out of date. */
export function onSubscriptionEnded(): void {
  if (!store.get(expiredAtom)) void ask()
}

let asking: Promise<void> | undefined

/** One question at a time; what happens meanwhile is asked about after it. */
function ask(): Promise<void> {
  asking = (asking ?? Promise.resolve()).then(askNow)
  return asking
}

async function askNow() {
  const wasExpired = store.get(expiredAtom)
  const answer = await askOnce(OwnSubscriptionDocument, {}).catch(() => undefined)
  const subscription = answer?.agencyUser?.agency?.subscription
  if (subscription === undefined) return
  store.set(subscriptionAtom, subscription)
  if (wasExpired && !store.get(expiredAtom)) catchUp()
}

/** While it was kept out the page has heard of nothing, and what it asked was refused. */
function catchUp() {
  publishChanges('everything')
  noteConnectionBack()
}
