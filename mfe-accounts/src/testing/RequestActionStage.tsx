import { Page } from '@coverdesk/design-system'
import { useCloseDialog } from '@coverdesk/plugin-sdk'
import type { PluginDefinition } from '@coverdesk/plugin-sdk/manifest'
import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import accounts from '../plugin'
import IssueCertificate from '../request-certificate/IssueCertificate'
import { requestActionPath, requestOverviewPath } from './requests.fixtures'

function Action() {
  return <IssueCertificate serviceRequestId="s1" onClose={useCloseDialog(requestOverviewPath)} />
}

/** This area with its action on a service request, where servicing would show it. */
export const requestAction: PluginDefinition = {
  ...accounts,
  routes: async () => ({
    routes: [
      { path: requestOverviewPath, element: <Page>The request</Page> },
      { path: requestActionPath, element: <Action /> },
    ],
  }),
}

/** The action for a story, as high as the window. */
export function RequestActionStage(page: Omit<PluginStageProps, 'plugin' | 'path'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={requestAction} path={requestActionPath} {...page} />
    </div>
  )
}
