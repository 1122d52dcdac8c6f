import type { VoiceProvider } from '../voice-provider.ts'
import type { RetellSettings } from './retell.environment.ts'
import { ownNumberOf, type RetellPayload, retellEvent, retellPayload } from './retell-event.ts'
import { retellSignature } from './retell-signature.ts'

/** Retell, which answers calls with an assistant. */
export const retell = ({ apiKey, agencies, recordingHosts }: RetellSettings): VoiceProvider => {
  const provider: VoiceProvider<RetellPayload> = {
    name: 'retell',
    verify: retellSignature(apiKey),
    payload: retellPayload,
    agencyOf({ call }) {
      const ownNumber = call && ownNumberOf(call)
      return agencies.get(call?.agent_id ?? '') ?? agencies.get(ownNumber ?? '') ?? null
    },
    eventOf: retellEvent,
    recordingHosts,
  }
  return provider as unknown as VoiceProvider
}
