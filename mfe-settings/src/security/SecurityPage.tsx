import { DetailColumns } from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { MySessions } from '../my-sessions/MySessions'
import { SecondStepSection } from '../second-step/SecondStepSection'
import { AgencySecurity } from './AgencySecurity'

/** How the person signs in, where they are signed in, and what the agency demands. */
export function SecurityPage() {
  return (
    <>
      <DetailColumns aside={<AgencySecurity />}>
        <SecondStepSection />
        <MySessions />
      </DetailColumns>
      <Outlet />
    </>
  )
}
