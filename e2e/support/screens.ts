/** A screen as its address opens it: what it is called, where it is, and a text that is there when it is complete. */
export type Screen = readonly [name: string, path: string, text: string]

const bayview = '67a000000000000000000000'
const users = '/app/settings/subscription/users'

/** Every screen of a person who is signed in. What is true of all screens is tested along this list. */
export const screens: readonly Screen[] = [
  ['the list', '/app/accounts', 'Bayview Marine Services LLC'],
  ['a filter without a match', '/app/accounts?filter=zzzz', 'Clear'],
  ['the create dialog', '/app/accounts/new', 'Create a new account'],
  ['an account', `/app/accounts/${bayview}`, 'Contact overview'],
  ['the edit dialog', `/app/accounts/${bayview}/edit`, 'Edit account'],
  ['an account that does not exist', '/app/accounts/650000000000000000000999', 'Back to accounts'],
  ['the subscription', '/app/settings/subscription', 'Walter Brandt'],
  ['the add user dialog', '/app/settings/subscription/users', 'They sign in with a code'],
  ['the question before a user is disabled', `${users}/660000000000000000000001/disable`, 'signed out everywhere'],
  ['an address that does not exist', '/app/nowhere', 'Page not found'],
]
