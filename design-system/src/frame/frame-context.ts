import { createContext, useContext } from 'react'

/** What the pieces inside an `AppFrame` may ask of it. */
export interface Frame {
  sidebarOpen: boolean
  setSidebarOpen(open: boolean): void
}

const noFrame: Frame = { sidebarOpen: false, setSidebarOpen: () => undefined }

export const FrameContext = createContext<Frame>(noFrame)

export const useFrame = () => useContext(FrameContext)
