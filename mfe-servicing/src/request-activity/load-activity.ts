import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { ServiceRequestActivityDocument } from '../generated/documents'

/** Begins to read the activity of the request that the address names. */
export const loadActivity = ({ params }: LoaderFunctionArgs) =>
  startQuery(ServiceRequestActivityDocument, { id: params['id'] ?? '' })
