import { defineWebhook, type Webhook } from '@coverdesk/kit'
import type { VoiceProvider } from '../voice/voice-provider.ts'
import { applyCallEvent } from './apply-call-event.ts'

/** A call of an hour has some 1.4 MB; providers end calls long before this. */
const maxBytes = 8 * 1024 * 1024

/** What a provider tells of calls. It tells of those of others and of what comes later, too: it is thanked for that. */
export const voiceWebhook = (provider: VoiceProvider): Webhook =>
  defineWebhook({
    name: provider.name,
    verify: provider.verify,
    payload: provider.payload,
    agencyOf: async told => (provider.eventOf(told) ? provider.agencyOf(told) : null),
    strangers: 'IGNORED',
    maxBytes,
    async accept(told, { step }) {
      const event = provider.eventOf(told)
      if (event) await step('apply', () => applyCallEvent(provider.name, event))
    },
  })
