import {
  type CallContext,
  currentAgencyId,
  findExisting,
  findPage,
  forUser,
  loadByIds,
  loadTogether,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { customerOf } from '../email-record/list-fields.ts'
import { messagesOfThreads } from '../email-record/messages-of-threads.ts'
import { replyRecipients } from '../outgoing-mail/reply-recipients.ts'
import { addressOfThread } from '../outgoing-mail/thread-address.ts'
import { linkThread, setThreadState } from './change-thread.ts'
import { checkAgain } from './check-again.ts'
import typeDefs from './email-thread.graphql'
import { attachmentsOf, presentMail } from './present-mail.ts'
import { type Reply, replyToThread } from './reply-to-thread.ts'
import { type Repeat, resendMail } from './resend-mail.ts'
import { threadFilter, threadOrder, type WantedThreads } from './wanted-threads.ts'

const maxCounted = 100

const mailsOf = ({ _id }: EmailThreadRecord, context: CallContext) =>
  loadTogether(context, messagesOfThreads, String(_id))

export const emailThreads: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      emailThreads: forUser((_, { first, after, ...wanted }: PageArguments & WantedThreads) =>
        findPage<EmailThreadRecord>(EmailThread, threadFilter(wanted), threadOrder(wanted), { first, after }),
      ),
      emailThread: forUser((_, { id }: { id: string }) =>
        findExisting<EmailThreadRecord>(EmailThread, 'email thread', id),
      ),
      waitingEmailThreads: forUser(() =>
        EmailThread.countDocuments({ state: 'ACTIVE', waitingFor: 'AGENT' }, { limit: maxCounted }),
      ),
      emailThreadsByIds: forUser((_, { ids }: { ids: string[] }) => loadByIds<EmailThreadRecord>(EmailThread, ids)),
    },
    Mutation: {
      replyToEmailThread: forUser((_, reply: Reply, context) => replyToThread(context, reply)),
      checkEmailAttachments: forUser((_, { id, emailId }: { id: string; emailId: string }) => checkAgain(id, emailId)),
      resendEmail: forUser((_, repeat: Repeat, context) => resendMail(context, repeat)),
      linkEmailThread: forUser((_, { id, accountId }: { id: string; accountId?: string | null }) =>
        linkThread(id, accountId ?? null),
      ),
      endEmailThread: forUser((_, { id }: { id: string }) => setThreadState(id, 'ENDED')),
      reopenEmailThread: forUser((_, { id }: { id: string }) => setThreadState(id, 'ACTIVE')),
    },
    EmailThread: {
      id: ({ _id }: EmailThreadRecord) => String(_id),
      account: ({ accountId }: EmailThreadRecord) => (accountId ? { id: accountId } : null),
      accountName: ({ account }: EmailThreadRecord) => account?.name ?? null,
      customerName: customerOf,
      isSenderUnknown: ({ isSenderUnknown = false, isAccountChosen }: EmailThreadRecord) =>
        isSenderUnknown && !isAccountChosen,
      updatedAt: ({ timeOrder }: EmailThreadRecord) => timeOrder,
      attachments: async (thread: EmailThreadRecord, _: unknown, context: CallContext) =>
        attachmentsOf(await mailsOf(thread, context)),
      participantEmails: async (thread: EmailThreadRecord, _: unknown, context: CallContext) =>
        (await mailsOf(thread, context)).map(presentMail),
      replyTo: async (thread: EmailThreadRecord, _: unknown, context: CallContext) =>
        replyRecipients(thread, await mailsOf(thread, context)),
      replyFrom: (thread: EmailThreadRecord) => addressOfThread(currentAgencyId(), thread),
      serviceRequests: ({ serviceRequestIds }: EmailThreadRecord) => serviceRequestIds.map(id => ({ id })),
      workspace: ({ workspaceId }: EmailThreadRecord) => (workspaceId ? { id: workspaceId } : null),
    },
  },
}
