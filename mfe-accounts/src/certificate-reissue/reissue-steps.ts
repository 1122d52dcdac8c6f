import {
  type ActionFunctionArgs,
  askOnce,
  type LoaderFunctionArgs,
  replace,
  runMutation,
  startQuery,
  toast,
} from '@coverdesk/plugin-sdk'
import {
  AccountReissuesDocument,
  CancelCertificateReissueDocument,
  CertificateReissueDocument,
  StartCertificateReissueDocument,
  type StartCertificateReissueInput,
  SupersededCertificatesDocument,
} from '../generated/documents'
import { reissueRunPath } from '../paths'

/** What the page of the superseded certificates sends to its route. */
export interface ReissueStart {
  input: StartCertificateReissueInput
  /** The same for every attempt to start it. */
  idempotencyKey: string
}

/** Begins to read what has been superseded, and whether a run is under way. */
export async function loadSuperseded({ params }: LoaderFunctionArgs) {
  const accountId = params['id'] ?? ''
  if (params['tab'] !== 'certificates') return null
  await Promise.all([
    startQuery(SupersededCertificatesDocument, { accountId }),
    startQuery(AccountReissuesDocument, { accountId }),
  ])
  return null
}

/** Begins to read the run that the address names. */
export const loadReissue = ({ params }: LoaderFunctionArgs) =>
  params['tab'] === 'certificates' ? startQuery(CertificateReissueDocument, { id: params['runId'] ?? '' }) : null

/** Starts the run, and opens it. What is refused was seen as it no longer is: it is read again. */
export async function startReissue({ request, params }: ActionFunctionArgs) {
  const accountId = params['id'] ?? ''
  const result = await runMutation(StartCertificateReissueDocument, (await request.json()) as ReissueStart)
  if (result.ok) return replace(reissueRunPath(accountId, result.data.startCertificateReissue?.id ?? ''))
  if (result.failure.validationErrors.length > 0) {
    // When they can't be read now, what was seen stays, and the refusal with it.
    await askOnce(SupersededCertificatesDocument, { accountId }).catch(() => undefined)
  }
  return result
}

/** Ends the run where it is. */
export async function cancelReissue({ request, params }: ActionFunctionArgs) {
  const { version } = (await request.json()) as { version: number }
  const result = await runMutation(CancelCertificateReissueDocument, { id: params['runId'] ?? '', version })
  if (result.ok) toast('Reissue canceled')
  return result
}
