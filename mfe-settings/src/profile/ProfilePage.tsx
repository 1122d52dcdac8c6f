import { ButtonLink, DetailColumns, Facts, Skeleton } from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { editNamePath } from '../paths'
import { LoadedSection } from '../settings-page/LoadedSection'
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
    <LoadedSection
      title="You"
      failed="Your profile could not be loaded"
      query={query}
      skeleton={<Skeleton width="100%" height="80px" />}
      actions={
        <ButtonLink small to={editNamePath}>
          Edit name
        </ButtonLink>
      }
    >
      {profile && (
        <Facts
          facts={[
            { label: 'Name', value: profile.name },
            { label: 'Email', value: profile.email },
            { label: 'Language', value: language },
          ]}
        />
      )}
    </LoadedSection>
  )
}
