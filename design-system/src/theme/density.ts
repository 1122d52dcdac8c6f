import { createContext } from 'react'

/** Rows of 52 px, or of 44. */
export type Density = 'comfortable' | 'compact'

/** What `CoverdeskProvider` was given. */
export const DensityContext = createContext<Density>('comfortable')
