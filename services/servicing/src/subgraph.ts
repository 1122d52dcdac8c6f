import { defineSubgraph } from '@coverdesk/kit'
import { accountRequests } from './accounts/account-requests.resolvers.ts'
import { followNames, refreshNamesLater } from './accounts/follow-names.ts'
import { comments } from './comments/comment.resolvers.ts'
import { serviceRequests } from './requests/service-request.resolvers.ts'

/** What clients ask the agency to do. */
export const servicingSubgraph = defineSubgraph({
  name: 'servicing',
  modules: [serviceRequests, comments, accountRequests],
  consumers: [followNames],
  jobs: [refreshNamesLater],
})
