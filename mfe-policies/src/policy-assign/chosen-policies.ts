/** In the address of the dialog; no list reads it. */
export const chosenParameter = 'ids'

/** The address of a dialog about these policies. */
export const withChosen = (path: string, ids: readonly string[]): string =>
  `${path}${path.includes('?') ? '&' : '?'}${chosenParameter}=${ids.join('.')}`

/** Which policies such an address names. */
export const chosenIn = (text: string): string[] => text.split('.').filter(id => id !== '')
