import { Banner, EmptyState, ErrorState, RecordTableSkeleton, Section } from '@coverdesk/design-system'
import { lazyElement, useParams, useQuery, useSubmission } from '@coverdesk/plugin-sdk'
import { SupersededCertificatesDocument } from '../generated/documents'
import { ReissuePlace } from './ReissuePlace'
import { ReissueUnderWay } from './ReissueUnderWay'
import type { ReissueStart } from './reissue-steps'
import { SupersededOfAccountContext } from './superseded-of-account'

const holdersToCome = (
  <Section title="Reissue certificates">
    <RecordTableSkeleton label="Loading holders..." />
  </Section>
)
const reissueForm = lazyElement(async () => (await import('./ReissueForm')).ReissueForm, holdersToCome)

/** The holders of an account whose certificates a renewal has superseded, to be reissued in one run. */
export const ReissuePage = () => (
  <ReissuePlace>
    <SupersededCertificates />
  </ReissuePlace>
)

function SupersededCertificates() {
  const { id = '' } = useParams()
  const query = useQuery(SupersededCertificatesDocument, { accountId: id })
  const submission = useSubmission<ReissueStart>()
  if (query.status === 'loading') return holdersToCome
  const superseded = query.status === 'loaded' ? query.data.supersededCertificates : undefined
  if (!superseded) {
    return (
      <ErrorState
        title="Renewed policies couldn’t be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  return (
    <>
      <ReissueUnderWay accountId={id} />
      {superseded.length > 0 ? (
        <SupersededOfAccountContext value={{ accountId: id, superseded, submission }}>
          {reissueForm}
        </SupersededOfAccountContext>
      ) : (
        <NothingSuperseded refusals={submission.validationErrors?.map(({ message }) => message) ?? []} />
      )}
    </>
  )
}

/** What was refused has been superseded by someone else's run, as the sentence says. */
function NothingSuperseded({ refusals }: { refusals: readonly string[] }) {
  return (
    <>
      {refusals.map(refusal => (
        <Banner key={refusal} tone="error">
          {refusal}
        </Banner>
      ))}
      <EmptyState
        kind="nothing"
        title="Nothing to reissue"
        hint="Every holder’s latest certificate matches this account’s policies. After a renewal, superseded certificates are listed here."
      />
    </>
  )
}
