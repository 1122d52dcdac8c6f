import { ButtonLink, DetailColumns, ErrorState, Facts, Section, Skeleton } from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { editNamePath } from '../paths'
import { LookSection } from './LookSection'
import { useProfile } from './use-profile'

/** Who the person is, and how the product looks for them. */
export function ProfilePage() {
  return (
    <>
      <DetailColumns aside={<LookSection />}>
        <You />
      </DetailColumns>
      <Outlet />
    </>
  )
}

/** The product speaks one language (specification 1 §9). */
const language = 'English (United States)'

function You() {
  const { query, profile } = useProfile()
  return (
    <Section
      title="You"
      actions={
        profile && (
          <ButtonLink small to={editNamePath}>
            Edit name
          </ButtonLink>
        )
      }
    >
      {query.status === 'loading' && <Skeleton width="100%" height="80px" />}
      {profile && (
        <Facts
          facts={[
            { label: 'Name', value: profile.name },
            { label: 'Email', value: profile.email },
            { label: 'Language', value: language },
          ]}
        />
      )}
      {!profile && query.status !== 'loading' && (
        <ErrorState
          title="Your profile could not be loaded"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      )}
    </Section>
  )
}
