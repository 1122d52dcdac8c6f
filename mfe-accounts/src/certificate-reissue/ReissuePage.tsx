import { Banner, EmptyState, ErrorState, RecordTableSkeleton, Section } from '@coverdesk/design-system'
import { lazyElement, useParams, useQuery, useSubmission } from '@coverdesk/plugin-sdk'
import { OvertakenCertificatesDocument } from '../generated/documents'
import { OvertakenOfAccountContext } from './overtaken-of-account'
import { ReissuePlace } from './ReissuePlace'
import { ReissueUnderWay } from './ReissueUnderWay'
import type { ReissueStart } from './reissue-steps'

const holdersToCome = (
  <Section title="Re-issue certificates">
    <RecordTableSkeleton label="Loading holders..." />
  </Section>
)
const reissueForm = lazyElement(async () => (await import('./ReissueForm')).ReissueForm, holdersToCome)

/** The holders of an account whose certificates a renewal has overtaken, to be re-issued in one run. */
export const ReissuePage = () => (
  <ReissuePlace>
    <OvertakenCertificates />
  </ReissuePlace>
)

function OvertakenCertificates() {
  const { id = '' } = useParams()
  const query = useQuery(OvertakenCertificatesDocument, { accountId: id })
  const submission = useSubmission<ReissueStart>()
  if (query.status === 'loading') return holdersToCome
  const overtaken = query.status === 'loaded' ? query.data.overtakenCertificates : undefined
  if (!overtaken) {
    return (
      <ErrorState
        title="What has been renewed could not be read"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  return (
    <>
      <ReissueUnderWay accountId={id} />
      {overtaken.length > 0 ? (
        <OvertakenOfAccountContext value={{ accountId: id, overtaken, submission }}>
          {reissueForm}
        </OvertakenOfAccountContext>
      ) : (
        <NothingOvertaken refusals={submission.validationErrors?.map(({ message }) => message) ?? []} />
      )}
    </>
  )
}

/** What was refused has been overtaken by somebody else's run, as the sentence says. */
function NothingOvertaken({ refusals }: { refusals: readonly string[] }) {
  return (
    <>
      {refusals.map(refusal => (
        <Banner key={refusal} tone="error">
          {refusal}
        </Banner>
      ))}
      <EmptyState
        kind="nothing"
        title="Nothing to re-issue"
        hint="Every holder’s newest certificate shows this account’s policies as they are. After a renewal, those that it has overtaken are listed here."
      />
    </>
  )
}
