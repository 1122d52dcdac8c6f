import { policyOptions } from './policy-options'
import { useAccountSearch, useChosenAccount } from './use-account-choice'

/** What the fields of account and policy need beside the form: who can be chosen, and the policies of who is. */
export function useAccountFields(accountId: string) {
  const account = useChosenAccount(accountId)
  const search = useAccountSearch()
  const options = accountId ? policyOptions(account) : []
  return {
    account: { ...search, labels: account ? { [account.id]: account.details.name } : {}, maximumOptions: 1000 },
    policy: {
      ...(!accountId && { hint: 'Choose the account first.' }),
      options,
      minimumQuery: 0,
      maximumOptions: 1000,
    },
  }
}
