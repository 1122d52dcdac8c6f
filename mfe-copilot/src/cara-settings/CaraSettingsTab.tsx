import { lazyElement, NotFound, useParams } from '@coverdesk/plugin-sdk'
import type { ReactElement } from 'react'
import { SettingsSections } from './SettingsSections'

const modelDialog = async () => (await import('./ModelDialog')).ModelDialog
const removeQuestion = async () => (await import('./RemoveModelQuestion')).RemoveModelQuestion
const limitDialog = async () => (await import('./LimitDialog')).LimitDialog

/** What opens over the tab, by the rest of the address. */
const dialogs: Readonly<Record<string, ReactElement>> = {
  model: lazyElement(modelDialog),
  'remove-model': lazyElement(removeQuestion),
  limit: lazyElement(limitDialog),
}

/** How Cara works for the agency, as a tab of the settings. */
export default function CaraSettingsTab() {
  const over = useParams()['*'] ?? ''
  if (over !== '' && !Object.hasOwn(dialogs, over)) return <NotFound />
  return (
    <>
      <SettingsSections />
      {dialogs[over]}
    </>
  )
}
