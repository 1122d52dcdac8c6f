import { followRecord, notFound } from '@coverdesk/kit'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { accountOfRequest } from '../references/account-of-request.ts'
import { agencyUsers } from '../references/agency-users.ts'
import { listFields } from '../request-record/request-names.ts'

type Named = Pick<ServiceRequestRecord, 'account'> | Pick<ServiceRequestRecord, 'assigneeName'>

const withListFields = (named: Named) => (request: ServiceRequestRecord) => ({
  ...named,
  ...listFields({ ...request, ...named }),
})

/** Requests are found and sorted by what their account is called now. */
export const followAccounts = followRecord({
  name: 'names-of-service-requests',
  type: 'Account',
  into: { model: ServiceRequest, field: 'accountId' },
  read: accountOfRequest,
  fields: ({ account }) => withListFields({ account }),
})

/** And by what their assignee is called. */
export const followAssignees = followRecord({
  name: 'assignees-of-service-requests',
  type: 'AgencyUser',
  into: { model: ServiceRequest, field: 'assigneeId' },
  async read(id) {
    const user = (await agencyUsers()).find(user => user.id === id)
    if (!user) throw notFound('user')
    return user
  },
  fields: ({ name }) => withListFields({ assigneeName: name }),
})
