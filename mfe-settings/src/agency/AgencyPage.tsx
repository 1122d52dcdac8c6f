import {
  addressLines,
  ButtonLink,
  DetailColumns,
  Facts,
  formatPhone,
  makeStyles,
  Skeleton,
  tokens,
} from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import type { OwnAgencyFragment } from '../generated/documents'
import { editAgencyPath } from '../paths'
import { LoadedSection } from '../settings-page/LoadedSection'
import { useAgency } from './use-agency'

const useStyles = makeStyles({ quiet: { margin: 0, color: tokens.textSecondary } })

/** How clients and carriers reach the agency, as its certificates show it. */
export function AgencyPage() {
  const styles = useStyles()
  const { query, agency } = useAgency()
  return (
    <>
      <DetailColumns>
        <LoadedSection
          title="Agency profile"
          failed="The agency profile could not be loaded"
          query={query}
          skeleton={<Skeleton width="100%" height="110px" />}
          intro={
            <p className={styles.quiet}>Shown on new certificates. Certificates you’ve already issued stay the same.</p>
          }
          actions={
            <ButtonLink small to={editAgencyPath}>
              Edit profile
            </ButtonLink>
          }
        >
          {agency && <Facts facts={factsOf(agency)} />}
        </LoadedSection>
      </DetailColumns>
      <Outlet />
    </>
  )
}

const notEntered = 'Not entered'

const factsOf = ({ name, profile: { address, phone, licenseNumber } }: OwnAgencyFragment) => [
  { label: 'Name', value: name },
  { label: 'Address', value: address ? addressLines(address).join(', ') : notEntered },
  { label: 'Phone', value: phone ? formatPhone(phone) : notEntered },
  { label: 'License number', value: licenseNumber ?? notEntered },
]
