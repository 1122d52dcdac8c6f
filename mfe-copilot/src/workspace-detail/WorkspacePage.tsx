import { mergeClasses, Page, PageHeader, RouteTabs } from '@coverdesk/design-system'
import { Outlet, usePageTitle, useParams, useRecentRecord } from '@coverdesk/plugin-sdk'
import type { WorkspaceProfileFragment } from '../generated/documents'
import { workspacePath } from '../paths'
import { BottomBar } from './BottomBar'
import { Conversation } from './conversation/Conversation'
import { CurrentQuoteProvider } from './evidence/current-quote'
import { type LiveWorkspace, useWorkspace } from './live/use-workspace'
import { NoWorkspace } from './NoWorkspace'
import { usePlace } from './place/workspace-place'
import { usePageFocus } from './use-page-focus'
import { WorkspaceHeader } from './WorkspaceHeader'
import { WorkspacePanel } from './WorkspacePanel'
import { WorkspaceSkeleton } from './WorkspaceSkeleton'
import { useLayoutStyles } from './workspace-layout'
import { panelPath, panelTabs } from './workspace-tabs'

/** A conversation with Cara, and beside it what it is about: details, drafts, documents. */
export function WorkspacePage() {
  // Each workspace starts with fresh state, even when a link leads from one to another.
  return <OpenedWorkspace key={useParams()['id']} />
}

function OpenedWorkspace() {
  const live = useWorkspace()
  const { id, query, workspace } = live
  usePageTitle(workspace?.title ?? 'Workspace')
  useRecentRecord(
    workspace && { typename: 'CaraWorkspace', id, title: workspace.title, icon: 'copilot', path: workspacePath(id) },
  )
  if (query.status === 'loading') return <WorkspaceSkeleton />
  if (!workspace) {
    return (
      <Page>
        <PageHeader title="Workspace" />
        <NoWorkspace failure={query.failure} onRetry={query.retry} />
      </Page>
    )
  }
  return (
    <CurrentQuoteProvider>
      <Workspace live={live} workspace={workspace} />
      <Outlet />
    </CurrentQuoteProvider>
  )
}

function Workspace({ live, workspace }: { live: LiveWorkspace; workspace: WorkspaceProfileFragment }) {
  const styles = useLayoutStyles()
  const { panel } = usePlace()
  const { conversation, beside } = usePageFocus()
  const tabs = panelTabs(workspace)
  const isConversation = panel === undefined
  const first = { to: panelPath(workspace.id, 'conversation'), label: 'Conversation' }
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <div ref={conversation} className={mergeClasses(styles.page, !isConversation && styles.behind)}>
          <WorkspaceHeader workspace={workspace} />
          <Conversation live={live} workspace={workspace} />
        </div>
        <aside
          ref={beside}
          tabIndex={-1}
          aria-label="About this workspace"
          className={mergeClasses(styles.panel, isConversation && styles.behind)}
        >
          <h1 className={styles.heading}>{workspace.title}</h1>
          <div className={styles.tabs}>
            <RouteTabs label="Panels" tabs={tabs} current={panelPath(workspace.id, panel ?? 'details')} />
          </div>
          <WorkspacePanel live={live} workspace={workspace} />
        </aside>
        <div className={styles.bar}>
          <BottomBar tabs={[first, ...tabs]} current={panelPath(workspace.id, panel ?? 'conversation')} />
        </div>
      </div>
    </div>
  )
}
