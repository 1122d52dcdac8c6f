import { createContext, useContext } from 'react'

/** Tells the person a sentence about something that failed beside what they see. */
export type Announce = (text: string) => void

/** Outside of the product, where there are no notices, the browser says it. */
export const AnnounceContext = createContext<Announce>(text => window.alert(text))

export const useAnnounce = (): Announce => useContext(AnnounceContext)
