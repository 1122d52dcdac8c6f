import { TabbedDialog } from '@coverdesk/design-system/palette'
import { useState } from 'react'
import type { OverlayProps } from '../overlays/overlay'
import { PluginReports } from './PluginReports'
import { Shortcuts } from './Shortcuts'

type Tab = 'shortcuts' | 'plugins'

const tabs = [
  { id: 'shortcuts', label: 'Keyboard shortcuts' },
  { id: 'plugins', label: 'Plugins' },
] as const

export const ShortcutsHelp = ({ onClose }: OverlayProps) => <HelpSheet first="shortcuts" onClose={onClose} />

export const PluginsHelp = ({ onClose }: OverlayProps) => <HelpSheet first="plugins" onClose={onClose} />

/** What the keys do, and what this page is made of. */
function HelpSheet({ first, onClose }: OverlayProps & { first: Tab }) {
  const [tab, setTab] = useState<Tab>(first)
  return (
    <TabbedDialog<Tab> title="Help" tabs={tabs} tab={tab} onTabChange={setTab} onClose={onClose}>
      {tab === 'shortcuts' ? <Shortcuts /> : <PluginReports />}
    </TabbedDialog>
  )
}
