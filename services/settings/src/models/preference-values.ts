export const themes = ['LIGHT', 'DARK', 'SYSTEM'] as const
export const densities = ['COMFORTABLE', 'COMPACT'] as const
/** How a person hears of something: EMAIL means in the product, and by email at once. */
export const notificationChannels = ['IN_PRODUCT', 'EMAIL', 'OFF'] as const
