import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import plugin from '../plugin'
import { noConversation } from './conversation.fixtures'
import { formAnswers } from './requests.fixtures'

/** The build reads these from the schema. */
export const possibleTypes = { AccountDetails: ['BusinessAccount', 'IndividualAccount'] }

/** What pages ask beside what a story is about. */
const usual = {
  SavedViews: { savedViews: [] },
  ServiceRequestConversations: { serviceRequest: noConversation },
  ...formAnswers,
}

/** A page of this area for a story, as high as the window. */
export function ServicingPage({ answers, ...page }: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={plugin} possibleTypes={possibleTypes} answers={{ ...usual, ...answers }} {...page} />
    </div>
  )
}
