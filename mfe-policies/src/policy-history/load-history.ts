import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { BusinessPolicyHistoryDocument } from '../generated/documents'

/** Begins to read what happened to the policy that the address names. */
export function loadHistory({ params }: LoaderFunctionArgs) {
  return startQuery(BusinessPolicyHistoryDocument, { policyId: params['id'] ?? '' })
}
