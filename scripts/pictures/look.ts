/** How a screen is looked at: on a desk or a phone, by day or by night. */
export interface Look {
  width: 1440 | 360
  theme: 'light' | 'dark'
}

export const desk: Look = { width: 1440, theme: 'light' }
export const deskAtNight: Look = { width: 1440, theme: 'dark' }
export const phone: Look = { width: 360, theme: 'light' }
export const phoneAtNight: Look = { width: 360, theme: 'dark' }

export const allLooks = [desk, deskAtNight, phone, phoneAtNight]

export const heights = { 1440: 860, 360: 740 } as const

/** @example fileOf('accounts', desk) // 'accounts-1440-light.webp' */
export const fileOf = (shot: string, { width, theme }: Look) => `${shot}-${width}-${theme}.webp`
