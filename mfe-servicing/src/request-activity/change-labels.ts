import { formatDate } from '@coverdesk/design-system'
import type { ServiceRequestChangeKind, ServiceRequestEventFragment } from '../generated/documents'
import { wordLabels } from '../request-form/request-values'

type Change = ServiceRequestEventFragment['changes'][number]

const kinds: Readonly<Record<ServiceRequestChangeKind, (change: Change) => string>> = {
  ADDED: ({ path }) => `added ${lowerLabel(path)}`,
  CERTIFICATE_ADDED: ({ after }) => (after ? `issued certificate ${after}` : 'issued a certificate'),
  CORRECTED: ({ path }) => `corrected ${lowerLabel(path)}`,
  DOCUMENT_ADDED: ({ after }) => (after ? `added the document ${after}` : 'added a document'),
  LINKED: ({ after }) => (after ? `linked this request to ${after}` : 'removed the link to an account or policy'),
  LOSS_CLEARED: () => 'removed the loss flag',
  LOSS_REPORTED: () => 'reported this request as a loss',
  MARKED_DUPLICATE: ({ after }) => `closed this request as a duplicate${after ? ` of ${after}` : ''}`,
  REOPENED: () => 'reopened this request',
  RESOLUTION_EMAILED: ({ after }) => `emailed the resolution${after ? ` to ${after}` : ' to the client'}`,
  SIGNED_REQUEST_ATTACHED: () => 'attached the signed request',
  WAITING_ENDED: () => 'ended the waiting',
  WAITING_STARTED: ({ after }) => `marked this request as waiting${after ? ` on ${inWords(after)}` : ''}`,
}

/** What a change is called after who made it: "corrected the certificate holder". */
export const changeTitle = (change: Change): string => kinds[change.kind](change)

/** What it was before, and what it is now; undefined where the title says everything. */
export function changeText({ kind, path, before, after }: Change): string | undefined {
  if (kind === 'CORRECTED') return `${labelOf(path)}: ${orNothing(before)} → ${orNothing(after)}`
  if (kind === 'ADDED') return `${labelOf(path)}: ${orNothing(after)}`
  return kind === 'LINKED' && before ? `Before: ${before}` : undefined
}

const labels: readonly (readonly [string, string])[] = [...wordLabels, ['source', 'Source']]

const orNothing = (value: string | null) => value || '(nothing)'

/** A label of the form, or of the group that a path is in. */
const labelOf = (path: string | null) =>
  labels.find(([known]) => path === known || path?.startsWith(`${known}.`))?.[1] ?? 'Details'

const lowerLabel = (path: string | null) => {
  const label = labelOf(path)
  const article = label === 'Details' ? '' : 'the '
  return `${article}${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

/** "Client until 2026-12-03" */
const inWords = (after: string) => {
  const text = after.replace(/\d{4}-\d\d-\d\d/, day => formatDate(day))
  return text.charAt(0).toLowerCase() + text.slice(1)
}
