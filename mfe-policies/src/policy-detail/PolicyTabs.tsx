import { RouteTabs } from '@coverdesk/design-system'
import { useParams } from '@coverdesk/plugin-sdk'
import { documentsPath, historyPath, overviewPath } from '../paths'

/** The tabs of a policy; each draws them with itself as the current one. */
export function PolicyTabs({ current }: { current: 'overview' | 'documents' | 'history' }) {
  const { id = '' } = useParams()
  const paths = { overview: overviewPath(id), documents: documentsPath(id), history: historyPath(id) }
  const tabs = [
    { to: paths.overview, label: 'Overview' },
    { to: paths.documents, label: 'Documents' },
    { to: paths.history, label: 'History' },
  ]
  return <RouteTabs label="Policy" tabs={tabs} current={paths[current]} />
}
