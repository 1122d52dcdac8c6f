import { type MutationResult, runMutation, type TypedDocumentNode } from '@coverdesk/plugin-sdk'
import { gql } from '@coverdesk/plugin-sdk/host'

export interface SignInAnswer {
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: number | null
  /** Filled when a code was redeemed. */
  agencyUser: { id: string } | null
}

export type SignInResult = MutationResult<{ agencySignIn: SignInAnswer | null }>

// The gateway's own mutations: written by hand, since no remote sends them.
const agencySignIn: TypedDocumentNode<{ agencySignIn: SignInAnswer | null }, { email: string; code?: string }> = gql`
  mutation AgencySignIn($email: String!, $code: String) {
    agencySignIn(email: $email, code: $code) {
      acknowledged
      resendAfterSeconds
      agencyUser {
        id
      }
    }
  }
`

const agencySignOut: TypedDocumentNode<{ agencySignOut: boolean | null }, Record<string, never>> = gql`
  mutation AgencySignOut {
    agencySignOut
  }
`

/** Asks for a code by e-mail. The answer is the same whether or not the address is known. */
export const requestCode = (email: string): Promise<SignInResult> => runMutation(agencySignIn, { email })

/** Redeems a code; the answer sets the session's cookie. */
export const redeemCode = (email: string, code: string): Promise<SignInResult> =>
  runMutation(agencySignIn, { email, code })

export const endSession = () => runMutation(agencySignOut, {})
