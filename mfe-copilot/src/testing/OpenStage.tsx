import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import OpenAccount from '../open-in-copilot/OpenAccount'
import OpenPolicy from '../open-in-copilot/OpenPolicy'
import OpenRequest from '../open-in-copilot/OpenRequest'
import copilot from '../plugin'

export const requestPath = '/app/servicing/7/actions/copilot'
export const policyPath = '/app/policies/policy-1/actions/copilot'
export const accountPath = '/app/accounts/1/actions/copilot'

const onClose = () => undefined

/** This area with what it does with the records of others, where their areas would show it. */
export const copilotAtRecords: PluginDefinition = {
  ...copilot,
  routes: async () => ({
    routes: [
      { path: requestPath, element: <OpenRequest serviceRequestId="7" onClose={onClose} /> },
      { path: policyPath, element: <OpenPolicy policyId="policy-1" onClose={onClose} /> },
      { path: accountPath, element: <OpenAccount accountId="1" onClose={onClose} /> },
    ],
  }),
}

/** A dialog over a record of another area for a story, as high as the window. */
export function OpenStage(page: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={copilotAtRecords} {...page} />
    </div>
  )
}
