import { defineSubgraph } from '@coverdesk/kit'
import { accountData } from './account-data/account-data.ts'
import { followAccountsOfCalls, followAccountsOfThreads } from './accounts/follow-accounts.ts'
import { matchAccount } from './accounts/match-account.ts'
import { asks } from './asks/ask.resolvers.ts'
import { considerConversation } from './asks/consider-conversation.ts'
import { addToRequest } from './asks/requests/add-to-request.ts'
import { beginMissedWorkspaces } from './asks/requests/begin-missed-workspaces.ts'
import { continueWorkspace } from './asks/requests/continue-workspace.ts'
import { openRequest } from './asks/requests/open-request.ts'
import { openWorkspace } from './asks/requests/open-workspace.ts'
import { endSilentCalls } from './call-events/end-silent-calls.ts'
import { voiceWebhook } from './call-events/voice-webhook.ts'
import { calls } from './calls/call.resolvers.ts'
import { seedDemo } from './demo-seed/seed-demo.ts'
import { emailThreads } from './email-threads/email-thread.resolvers.ts'
import { checkAttachments } from './incoming-mail/check-attachments.ts'
import { postmarkWebhook } from './incoming-mail/postmark-webhook.ts'
import { readIncomingMail } from './incoming-mail/read-incoming-mail.ts'
import { startIncomingMail } from './incoming-mail/start-incoming-mail.ts'
import { incomingMailEnvironment } from './mail-addresses/incoming-mail.environment.ts'
import { callPhoneWords } from './migrations/phone-words.ts'
import { outgoingMailEnvironment, startOutgoingMail } from './outgoing-mail/outgoing-mail.ts'
import { sendEmail } from './outgoing-mail/send-email.ts'
import { fetchRecording, useRecordingHosts } from './recordings/fetch-recording.ts'
import { conversationsOfRequests } from './service-requests/conversations-of-requests.resolvers.ts'
import { followServiceRequests, noteServiceRequest } from './service-requests/follow-service-requests.ts'
import { retellEnvironment, retellSettings } from './voice/retell/retell.environment.ts'
import { retell } from './voice/retell/retell.ts'

/** What clients say to the agency: their calls and their e-mail. */
export const communicationSubgraph = defineSubgraph({
  name: 'communication',
  modules: [calls, emailThreads, asks, conversationsOfRequests],
  environment: { ...retellEnvironment, ...incomingMailEnvironment, ...outgoingMailEnvironment },
  start(given, log) {
    useRecordingHosts(retellSettings(given)?.recordingHosts ?? [])
    const incomingMail = startIncomingMail(given, log)
    const endOutgoingMail = startOutgoingMail(given)
    return {
      opened: incomingMail.opened,
      async close() {
        endOutgoingMail()
        await incomingMail.close()
      },
    }
  },
  webhooks(given) {
    const settings = retellSettings(given)
    const { POSTMARK_INBOUND_SECRET: postmark } = given
    return [...(settings ? [voiceWebhook(retell(settings))] : []), ...(postmark ? [postmarkWebhook(postmark)] : [])]
  },
  consumers: [followAccountsOfCalls.consumer, followAccountsOfThreads.consumer, followServiceRequests],
  jobs: [
    ...[...followAccountsOfCalls.jobs, ...followAccountsOfThreads.jobs],
    ...[
      matchAccount,
      noteServiceRequest,
      fetchRecording,
      endSilentCalls,
      readIncomingMail,
      checkAttachments,
      sendEmail,
    ],
    ...[considerConversation, openRequest, addToRequest, openWorkspace, continueWorkspace, beginMissedWorkspaces],
  ],
  migrations: [callPhoneWords],
  accountData,
  seed: { demo: seedDemo },
})
