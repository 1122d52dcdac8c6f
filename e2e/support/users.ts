import type { Caller } from './caller.ts'

/** A colleague disables a user: no sign-in any more, and every session over in the same step (docs/adr/0013). */
export const disableUser = (by: Caller, email: string): Promise<void> => change(by, 'disableAgencyUser', email)

export const enableUser = (by: Caller, email: string): Promise<void> => change(by, 'enableAgencyUser', email)

async function change(by: Caller, operation: string, email: string) {
  const { agencyUsers } = await by.call<{ agencyUsers: { id: string; email: string }[] }>(
    '{ agencyUsers { id email } }',
  )
  const user = agencyUsers.find(candidate => candidate.email === email)
  if (!user) throw new Error(`No one has the address ${email}.`)
  await by.call(`mutation ($id: ID!) { ${operation}(id: $id) { state } }`, { id: user.id })
}
