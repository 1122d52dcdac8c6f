export const themes = ['LIGHT', 'DARK', 'SYSTEM'] as const
export const densities = ['COMFORTABLE', 'COMPACT'] as const
