import { createContext, useContext } from 'react'
import { shownTimeZone } from '../formats/shown-time-zone'

/** The agency's IANA time zone; `CoverdeskProvider` fills it. */
export const TimeZone = createContext<string | undefined>(undefined)

/** The time zone in which instants are shown: the agency's; the reader's own where no agency is known. */
export const useTimeZone = () => useContext(TimeZone) ?? shownTimeZone()
