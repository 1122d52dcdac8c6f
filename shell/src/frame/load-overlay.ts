import type { ComponentType } from 'react'
import type { OverlayName, OverlayProps } from '../overlays/overlay'

export type Overlay = ComponentType<OverlayProps>

/** The code of each dialog: a chunk of its own, which only who opens it needs. */
const overlays: Record<OverlayName, () => Promise<Overlay>> = {
  palette: async () => (await import('../palette/CommandPalette')).CommandPalette,
  shortcuts: async () => (await import('../help/HelpSheet')).ShortcutsHelp,
  plugins: async () => (await import('../help/HelpSheet')).PluginsHelp,
  session: async () => (await import('../session/SessionDialog')).SessionDialog,
}

/** @throws when its code can't be had; the next call tries again */
export const loadOverlay = (name: OverlayName): Promise<Overlay> => overlays[name]()

/** Fetches a dialog before it is asked for; should that fail, opening it says so. */
export const prefetchOverlay = (name: OverlayName) => void loadOverlay(name).catch(() => undefined)
