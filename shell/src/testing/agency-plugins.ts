import { registryEntry } from './registry'

/** Areas as an agency has them, by the sections of specification 1 §2. */
export const agencyPlugins = [
  registryEntry(
    'copilot',
    ['/app/home', '/app/workspaces', '/app/presets', '/app/styles'],
    [
      { section: 'Home', label: 'Home', icon: 'home', path: '/app/home', order: 100, key: 'h' },
      { section: 'Copilot', label: 'Workspaces', icon: 'workspaces', path: '/app/workspaces', order: 200, key: 'w' },
      { section: 'Copilot', label: 'Presets', icon: 'presets', path: '/app/presets', order: 210 },
      { section: 'Copilot', label: 'Styles', icon: 'styles', path: '/app/styles', order: 220 },
    ],
  ),
  registryEntry(
    'servicing',
    ['/app/servicing'],
    [{ section: 'Servicing', label: 'Service Requests', icon: 'service-requests', path: '/app/servicing', order: 300 }],
  ),
  registryEntry(
    'communication',
    ['/app/calls', '/app/emails'],
    [
      { section: 'Communication', label: 'Calls', icon: 'calls', path: '/app/calls', order: 400 },
      { section: 'Communication', label: 'Emails', icon: 'emails', path: '/app/emails', order: 410 },
    ],
  ),
  registryEntry(
    'accounts',
    ['/app/knowledge', '/app/accounts'],
    [
      { label: 'Knowledge Base', icon: 'knowledge', path: '/app/knowledge', order: 510 },
      { label: 'Accounts', icon: 'accounts', path: '/app/accounts', order: 520, key: 'a' },
    ],
  ),
  registryEntry(
    'policies',
    ['/app/policies'],
    [{ label: 'Policies', icon: 'policies', path: '/app/policies', order: 530 }],
  ),
  registryEntry(
    'settings',
    ['/app/settings'],
    [{ section: 'Settings', label: 'Settings', icon: 'settings', path: '/app/settings', order: 900 }],
  ),
]
