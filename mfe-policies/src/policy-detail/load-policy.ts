import { type LoaderFunctionArgs, replace, startQuery } from '@coverdesk/plugin-sdk'
import { BusinessPolicyDocument } from '../generated/documents'
import { overviewPath } from '../paths'

/** Begins to read the policy that the address names. */
export function loadPolicy({ params }: LoaderFunctionArgs) {
  return startQuery(BusinessPolicyDocument, { id: params['id'] ?? '' })
}

/** An address without a tab means the overview. */
export function openOverview({ params }: LoaderFunctionArgs) {
  return replace(overviewPath(params['id'] ?? ''))
}
