import { type CommandCode, definePalette, navigate, neighborInList } from '@coverdesk/plugin-sdk'
import { activityPath, newRequestPath, overviewPath } from './paths'
import { findRequests } from './request-search/find-requests'

/** To the request after or before this one in the list that was open last, on the same tab. */
function step(direction: 'next' | 'previous'): CommandCode {
  const neighbor = (id = '') => neighborInList('service-requests', id, direction)
  return {
    when: ({ params }) => neighbor(params['id']) !== undefined,
    run({ pathname, params }) {
      const id = neighbor(params['id']) ?? ''
      return navigate(pathname.endsWith('/activity') ? activityPath(id) : overviewPath(id))
    },
  }
}

export default definePalette({
  search: { find: findRequests },
  commands: {
    'servicing.next': step('next'),
    'servicing.previous': step('previous'),
    'servicing.add-to-account': { run: ({ params }) => navigate(`${newRequestPath}?accountId=${params['id'] ?? ''}`) },
    'servicing.add-to-policy': { run: ({ params }) => navigate(`${newRequestPath}?policyId=${params['id'] ?? ''}`) },
  },
})
