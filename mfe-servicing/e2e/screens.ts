import type { Screen } from '../../e2e/support/screens.ts'

const certificate = '/app/servicing/67e000000000000000000000'
const closed = '/app/servicing/67e000000000000000000036'

/** The screens of this area: each is tested for accessibility, width and speed. */
export const screens: readonly Screen[] = [
  ['service requests', '/app/servicing', 'Larkspur Dental Group'],
  ['service requests by due date', '/app/servicing?group=due', 'Larkspur Dental Group'],
  ['the dialog of a new service request', '/app/servicing/new', 'Create a new request'],
  ['the dialog that assigns requests', '/app/servicing/assign?ids=67e000000000000000000000', 'Assign 1 request'],
  [
    'the dialog for the due date of requests',
    '/app/servicing/due-date?ids=67e000000000000000000000',
    'Set due date of 1 request',
  ],
  ['a service request', `${certificate}/overview`, 'Port of San Diego'],
  ['the conversation of a service request', '/app/servicing/67e000000000000000000008/conversation', 'loading dock'],
  ['the activity of a service request', `${certificate}/activity`, 'San Diego Unified Port District'],
  ['the dialog that resolves a request', `${certificate}/resolve`, 'Resolve request'],
  ['the dialog that updates a request', `${certificate}/update`, 'Update request'],
  ['the dialog that corrects a request', `${certificate}/correct`, 'Correct details'],
  ['the dialog that links a request', `${certificate}/link`, 'Link to an account or policy'],
  ['the dialog of a waiting request', `${certificate}/waiting`, 'Follow up on'],
  ['the dialog of a duplicate', `${certificate}/duplicate`, 'Mark as duplicate'],
  ['the question about a loss', `${certificate}/loss`, 'Report as a loss?'],
  ['the dialog that mails the resolution', `${closed}/email`, 'Email the client'],
  ['the dialog that reopens a request', `${closed}/reopen`, 'Reopen request'],
  ['service requests of an account', '/app/accounts/67a000000000000000000000/service', 'Create Certificate'],
  ['due dates of service requests', '/app/settings/service-requests', 'Closed days'],
  ['the dialog of due dates', '/app/settings/service-requests/edit', 'Edit due dates'],
]
