import { PluginStage, type PluginStageProps } from '@coverdesk/plugin-sdk/testing'
import accounts from '../plugin'

/** The build reads these from the schema. */
const possibleTypes = { AccountDetails: ['BusinessAccount', 'IndividualAccount'] }

/** What pages ask beside what a story is about. */
const usual = { SavedViews: { savedViews: [] }, AccountDuplicates: { accountDuplicates: [] } }

/** A page of this area for a story, as high as the window. */
export function AccountsPage({ answers, ...page }: Omit<PluginStageProps, 'plugin'>) {
  return (
    <div style={{ height: '100dvh' }}>
      <PluginStage plugin={accounts} possibleTypes={possibleTypes} answers={{ ...usual, ...answers }} {...page} />
    </div>
  )
}
