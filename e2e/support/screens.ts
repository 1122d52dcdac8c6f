import { existsSync } from 'node:fs'
import { readAreas } from '../../scripts/workspace/areas.ts'
import { at } from '../../scripts/workspace/root.ts'

/**
 * A screen as its address opens it: what it is called, where it is, and a text that is there when it is complete. `missedBound`:
 * in milliseconds, of one that is known to paint later than the bound of the speed test (docs/roadmap.md).
 */
export type Screen = readonly [name: string, path: string, text: string, missedBound?: number]

const bayview = '67a000000000000000000000'
const johnson = '67a000000000000000000020'
const johnsonTwin = '67a000000000000000000021'
const teresa = '67c000000000000000000000'
const holder = '/app/accounts/holders/67f000000000000000000000'
const policy = '/app/policies/67d000000000000000004000'
const users = '/app/settings/subscription/users'

/** Of areas that bring their own: `mfe-<area>/e2e/screens.ts`. */
const areaScreens: Screen[][] = await Promise.all(
  readAreas()
    .remotes.map(remote => at(remote, 'e2e/screens.ts'))
    .filter(file => existsSync(file))
    .map(async file => (await import(file)).screens),
)

/** Every screen of a person who is signed in. What is true of all screens is tested along this list. */
export const screens: readonly Screen[] = [
  // Its largest text is the copilot's (mfe-copilot/e2e/screens.ts).
  ['home', '/app/home', 'All accounts', 3_500],
  ['the list', '/app/accounts', 'Bayview Marine Services LLC'],
  ['a filter without a match', '/app/accounts?filter=zzzz', 'Clear'],
  ['the create dialog', '/app/accounts/new', 'Create a new account'],
  ['an account', `/app/accounts/${bayview}`, 'Contact overview'],
  ['the edit dialog', `/app/accounts/${bayview}/edit`, 'Edit account'],
  ['the dialog for one more contact', `/app/accounts/${bayview}/contacts/new`, 'Add contact'],
  ['the applications', `/app/accounts/${bayview}/applications`, 'Underwriting statements'],
  ['the activity', `/app/accounts/${bayview}/activity`, 'Add Note'],
  ['the dialog of a new note', `/app/accounts/${bayview}/activity/notes/new`, 'Everyone at your agency'],
  ['the dialog that merges', `/app/accounts/${johnson}/merge/${johnsonTwin}`, 'Merge accounts'],
  ['a contact', `/app/accounts/contacts/${teresa}`, 'Teresa Alvarado'],
  ['the dialog of a contact', `/app/accounts/contacts/${teresa}/edit`, 'Edit contact'],
  ['the imports', '/app/accounts/import', 'Import accounts'],
  ['the dialog for a client list', '/app/accounts/import/new', 'Upload a client list'],
  ["an account's policies", `/app/accounts/${bayview}/policies`, 'Add Policy'],
  ["an account's certificates", `/app/accounts/${bayview}/certificates`, 'Add Certificate'],
  ['the dialog of a new certificate', `/app/accounts/${bayview}/certificates/new`, 'Needed until'],
  ['a certificate', `/app/accounts/${bayview}/certificates/67e000000000000000000001`, 'Certified coverage'],
  ['the fields of the certificate form', '/app/accounts/certificate-form', 'Choose a field on the form'],
  ['the holder book', '/app/accounts/holders', 'Irving Street Holdings'],
  ['a certificate holder', holder, 'Last issued'],
  ['the dialog of a certificate holder', `${holder}/edit`, 'Edit certificate holder'],
  ['the reissue of certificates', `/app/accounts/${bayview}/certificates/reissue`, 'Back to certificates'],
  ['the policies', '/app/policies', 'Add Policy'],
  ['the imports of policies', '/app/policies/import', 'Import policies'],
  ['the dialog for a policy list', '/app/policies/import/new', 'Upload a policy list'],
  ['the dialog of a new policy', `/app/policies/new?accountId=${bayview}`, 'Estimated commission'],
  ['a policy', `${policy}/overview`, 'Billing Mode'],
  ['the dialog of a policy', `${policy}/edit`, 'Update reason'],
  ['the dialog of its coverage', `${policy}/coverage`, 'Edit coverage'],
  ['the dialog that cancels', `${policy}/cancel`, 'Canceled by'],
  ['the dialog that renews', `${policy}/renew`, 'Renew policy'],
  ['the documents of a policy', `${policy}/documents`, 'Upload Document'],
  ['the dialog of a new document', `${policy}/documents/new`, 'Upload a new document'],
  ['the history of a policy', `${policy}/history`, 'created the policy'],
  ['the deleted policies', '/app/policies/deleted', 'Deleted policies'],
  ['a policy that does not exist', '/app/policies/650000000000000000000999/overview', 'Back to policies'],
  ['an account that does not exist', '/app/accounts/650000000000000000000999', 'Back to accounts'],
  ['the subscription', '/app/settings/subscription', 'Walter Brandt'],
  ['the add user dialog', '/app/settings/subscription/users', 'email them how to sign in'],
  ['the question before a user is disabled', `${users}/660000000000000000000001/disable`, 'signed out everywhere'],
  ['the profile', '/app/settings/profile', 'English (United States)'],
  ['the name dialog', '/app/settings/profile/edit', 'Your colleagues see it'],
  ['the notification preferences', '/app/settings/notifications', 'Follow-up date reached'],
  ['the notifications', '/app/notifications', 'Mark all as read'],
  ['the unread notifications', '/app/notifications/unread', 'Mark all as read'],
  ['the agency profile', '/app/settings/agency', '480 Embarcadero West'],
  ['the dialog of the agency profile', '/app/settings/agency/edit', 'Edit agency profile'],
  ['what is kept', '/app/settings/data', 'Audit entries'],
  ['the retention dialog', '/app/settings/data/retention', '1 to 10 years'],
  ['the certificate form', '/app/settings/certificates', 'has a license for'],
  ['the dialog of a certificate form', '/app/settings/certificates/upload', 'Fillable PDF'],
  ['security', '/app/settings/security', 'This device'],
  ['the set-up of two-step verification', '/app/settings/security/second-step', 'enter the key'],
  ['the audit log', '/app/settings/audit', 'entries'],
  ['the check of the audit log', '/app/settings/audit/verify', 'No entry was changed or removed'],
  ['an address that does not exist', '/app/nowhere', 'Page not found'],
  ...areaScreens.flat(),
]
