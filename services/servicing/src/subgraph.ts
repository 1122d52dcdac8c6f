import { defineSubgraph } from '@coverdesk/kit'
import { accountData } from './account-data/account-data.ts'
import { accountRequests } from './accounts/account-requests.resolvers.ts'
import { followAccounts, followAssignees } from './accounts/follow-names.ts'
import { comments } from './comments/comment.resolvers.ts'
import { corrections } from './corrections/correction.resolvers.ts'
import { seedDemo } from './demo-seed/seed-demo.ts'
import { documents } from './documents/document.resolvers.ts'
import { duePolicy } from './due-dates/due-policy.resolvers.ts'
import { duplicates } from './duplicates/duplicate.resolvers.ts'
import { seedLarge } from './large-seed/seed-large.ts'
import { links } from './links/link.resolvers.ts'
import { initiators } from './migrations/initiators.ts'
import { partsOfWords } from './migrations/parts-of-words.ts'
import { requestOrders } from './migrations/request-orders.ts'
import { unnamedHolders } from './migrations/unnamed-holders.ts'
import { followCalendar } from './reminders/follow-calendar.ts'
import { requestListExport } from './request-list-export/request-list-export.ts'
import { serviceRequests } from './requests/service-request.resolvers.ts'
import { mailVariables, startMail } from './resolution/outgoing-mail.ts'
import { resolution } from './resolution/resolution.resolvers.ts'
import { resolutionMail } from './resolution/resolution-mail.ts'
import { waiting } from './waiting/waiting.resolvers.ts'

/** What clients ask the agency to do. */
export const servicingSubgraph = defineSubgraph({
  name: 'servicing',
  environment: mailVariables,
  modules: [
    ...[serviceRequests, corrections, links, duplicates, waiting, resolution, documents, comments, duePolicy],
    accountRequests,
  ],
  start: startMail,
  consumers: [followAccounts.consumer, followAssignees.consumer],
  jobs: [followCalendar, resolutionMail, ...followAccounts.jobs, ...followAssignees.jobs],
  migrations: [requestOrders, initiators, partsOfWords, unnamedHolders],
  accountData,
  listExports: { 'service-requests': requestListExport },
  seed: { demo: seedDemo, large: seedLarge },
})
