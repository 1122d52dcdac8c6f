import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { FilledFormDocument } from '../generated/documents'

/** Begins to read a form that Cara filled. */
export const loadFilledForm = ({ params }: LoaderFunctionArgs) =>
  startQuery(FilledFormDocument, { id: params['artifactId'] ?? '' })
