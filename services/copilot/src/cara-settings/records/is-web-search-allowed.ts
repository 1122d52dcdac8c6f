import { findCaraSettings } from './find-settings.ts'

/** Whether Cara may search the web for the scope’s agency. */
export const isWebSearchAllowed = async (): Promise<boolean> => (await findCaraSettings()).isWebSearchAllowed
