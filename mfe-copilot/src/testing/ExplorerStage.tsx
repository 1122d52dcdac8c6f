import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import PolicyExplorer from '../explorer/PolicyExplorer'
import copilot from '../plugin'

export const explorerPage = '/app/policies/policy-1/explore'

/** This area with its tab of a policy, where the page of the policy would show it. */
export const copilotAtPolicy: PluginDefinition = {
  ...copilot,
  routes: async () => ({
    routes: [{ path: '/app/policies/:id/explore', element: <PolicyExplorer policyId="policy-1" /> }],
  }),
}

/** The explorer for a story, as high as the window. */
export function ExplorerStage(page: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={copilotAtPolicy} {...page} />
    </div>
  )
}
