import { CommandMenu } from '@coverdesk/design-system/palette'
import { navigate } from '@coverdesk/plugin-sdk'
import { recentRecordsAtom } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { offersAt } from '../commands/offers'
import { runOffer } from '../commands/run-offer'
import { pathnameAtom } from '../location'
import type { OverlayProps } from '../overlays/overlay'
import { pluginsAtom } from '../plugins/plugins-atom'
import { paletteGroups } from './palette-groups'
import { useRecordSearches } from './record-search'

/** Everything that a person can do and open from here, by its name. What they type is kept nowhere. */
export function CommandPalette({ onClose }: OverlayProps) {
  const plugins = useAtomValue(pluginsAtom)
  const pathname = useAtomValue(pathnameAtom)
  const recent = useAtomValue(recentRecordsAtom)
  const [text, setText] = useState('')
  const searches = useRecordSearches(plugins, text)
  const offers = useMemo(() => offersAt(plugins, pathname), [plugins, pathname])
  const choose = (offer: Parameters<typeof runOffer>[0]) => () => {
    // First closed: what runs may open a dialog of its own.
    onClose()
    void runOffer(offer)
  }
  return (
    <CommandMenu
      label="Search or run a command"
      text={text}
      onTextChange={setText}
      groups={paletteGroups({ text, offers, recent, searches, choose, goTo: navigate })}
      onClose={onClose}
    />
  )
}
