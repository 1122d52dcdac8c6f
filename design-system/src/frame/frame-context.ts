import { createContext, useContext } from 'react'

/** What the pieces inside an `AppFrame` may ask of it. */
export interface Frame {
  /** The sidebar is a slide-over: below 900 px. */
  narrow: boolean
  /** The sidebar beside the sheet shows icons only. */
  collapsed: boolean
  setCollapsed(collapsed: boolean): void
  /** The slide-over is open. */
  sidebarOpen: boolean
  setSidebarOpen(open: boolean): void
}

const noFrame: Frame = {
  narrow: false,
  collapsed: false,
  setCollapsed: () => undefined,
  sidebarOpen: false,
  setSidebarOpen: () => undefined,
}

export const FrameContext = createContext<Frame>(noFrame)

export const useFrame = () => useContext(FrameContext)
