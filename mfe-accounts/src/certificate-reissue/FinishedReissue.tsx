import { Banner, ButtonLink, pluralize, Section } from '@coverdesk/design-system'
import type { ReissueRunFragment } from '../generated/documents'
import { certificatesPath, reissuePath } from '../paths'

/** How the run ended, and the way on: what is left is in the list again. */
export function FinishedReissue({ run }: { run: ReissueRunFragment }) {
  const { accountId, state, issued, total, failure } = run
  const soFar = `${issued.toLocaleString('en-US')} of ${pluralize(total, 'certificate')}`
  if (state === 'DONE') {
    return (
      <Section title="Certificates reissued">
        <Banner
          tone="success"
          actions={
            <ButtonLink small to={certificatesPath(accountId)}>
              See all certificates
            </ButtonLink>
          }
        >
          {`${pluralize(issued, 'certificate is', 'certificates are')} issued. The previous certificates are marked as replaced.`}
        </Banner>
      </Section>
    )
  }
  const theRest = (
    <ButtonLink small to={reissuePath(accountId)}>
      Reissue the rest
    </ButtonLink>
  )
  if (state === 'CANCELED') {
    return (
      <Section title="Reissue canceled">
        <Banner tone="neutral" actions={theRest}>
          {`${soFar} were issued before it was canceled and are kept.`}
        </Banner>
      </Section>
    )
  }
  return (
    <Section title="Reissue stopped">
      <Banner tone="error" actions={theRest}>
        {`${failure ?? 'It stopped before it finished.'} ${soFar} were issued, and stay.`}
      </Banner>
    </Section>
  )
}
