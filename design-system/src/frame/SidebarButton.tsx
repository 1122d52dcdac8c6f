import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation'
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract'
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/svg/panel-left-expand'
import { IconButton } from '../controls/IconButton'
import { useFrame } from './frame-context'

/** At the left of the top bar: folds the sidebar to a strip of icons, and on small screens opens it over the sheet. */
export function SidebarButton() {
  const { narrow, collapsed, setCollapsed, sidebarOpen, setSidebarOpen } = useFrame()
  if (narrow) {
    return (
      <IconButton
        label="Open navigation"
        icon={<Navigation20Regular />}
        aria-expanded={sidebarOpen}
        onClick={() => setSidebarOpen(true)}
      />
    )
  }
  return (
    <IconButton
      label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
      aria-keyshortcuts="["
      icon={collapsed ? <PanelLeftExpand20Regular /> : <PanelLeftContract20Regular />}
      onClick={() => setCollapsed(!collapsed)}
    />
  )
}
