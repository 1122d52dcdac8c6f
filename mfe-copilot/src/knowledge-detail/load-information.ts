import type { LoaderFunctionArgs } from '@coverdesk/plugin-sdk'
import { loadMarkdown } from '../markdown/LateMarkdown'
import { loadDocument } from './use-document'

/** Begins to read the document of the address, and to fetch what draws its text. */
export function loadInformation(given: LoaderFunctionArgs) {
  void loadMarkdown()
  return loadDocument(given)
}
