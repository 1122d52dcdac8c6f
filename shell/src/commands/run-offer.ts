import { toast } from '@coverdesk/plugin-sdk'
import type { Offer } from './offer'

/** Does what is offered; a failure is told in a sentence, and can be tried again. */
export async function runOffer(offer: Pick<Offer, 'title' | 'run'>): Promise<void> {
  try {
    await offer.run()
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'An unknown error occurred'
    const action = { label: 'Try again', run: () => void runOffer(offer) }
    toast(`“${offer.title}” failed. ${reason}`, { tone: 'error', action })
  }
}
