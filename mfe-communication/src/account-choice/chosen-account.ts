/** What the dialog of an account sends to its route. Null: no one’s that the agency knows. */
export interface ChosenAccount {
  accountId: string | null
}
