import { defineSubgraph } from '@coverdesk/kit'
import { accountData } from './account-data/account-data.ts'
import { followAccounts, refreshAccount } from './accounts/follow-accounts.ts'
import { matchAccount } from './accounts/match-account.ts'
import { endSilentCalls } from './call-events/end-silent-calls.ts'
import { voiceWebhook } from './call-events/voice-webhook.ts'
import { calls } from './calls/call.resolvers.ts'
import { seedDemo } from './demo-seed/seed-demo.ts'
import { fetchRecording, useRecordingHosts } from './recordings/fetch-recording.ts'
import { followServiceRequests, noteServiceRequest } from './service-requests/follow-service-requests.ts'
import { retellEnvironment, retellSettings } from './voice/retell/retell.environment.ts'
import { retell } from './voice/retell/retell.ts'

/** What clients say to the agency: their calls. */
export const communicationSubgraph = defineSubgraph({
  name: 'communication',
  modules: [calls],
  environment: retellEnvironment,
  start(given) {
    useRecordingHosts(retellSettings(given)?.recordingHosts ?? [])
    return {}
  },
  webhooks(given) {
    const settings = retellSettings(given)
    return settings ? [voiceWebhook(retell(settings))] : []
  },
  consumers: [followAccounts, followServiceRequests],
  jobs: [matchAccount, refreshAccount, noteServiceRequest, fetchRecording, endSilentCalls],
  accountData,
  seed: { demo: seedDemo },
})
