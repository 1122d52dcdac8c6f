import type { Screen } from '../../e2e/support/screens.ts'

const call = '/app/calls/679000000000000000000008'
const thread = '/app/emails/679000000000000000000002'

/** The screens of this area: each is tested for accessibility, width and speed. */
export const screens: readonly Screen[] = [
  ['calls', '/app/calls', 'Coastal Freight Lines'],
  ['the dialog of a call that someone took', '/app/calls/new', 'Log a call'],
  ['the summary of a call', call, 'A driver backed into a loading dock in Macon.'],
  ['the dialog of the account of a call', `${call}/link`, 'Account of the call'],
  ['emails', '/app/emails', 'Larkspur Dental Group'],
  ['an email thread', thread, 'Redwood takes over the building next door'],
  ['the dialog of the account of an email thread', `${thread}/link`, 'Whose email is this?'],
]
