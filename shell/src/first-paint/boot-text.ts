import type { BootData } from '@coverdesk/plugin-sdk/host'

/**
 * What the gateway wrote into the page, as it came. These scripts run before anything is drawn, so they parse nothing:
 * what is wrong with it is said once the shell is there.
 */
export function bootText(): Pick<BootData, 'user'> & { registry: Pick<BootData['registry'], 'plugins'> } {
  const text = document.getElementById('coverdesk-boot')?.textContent
  return text ? JSON.parse(text) : { user: null, registry: { plugins: [] } }
}
