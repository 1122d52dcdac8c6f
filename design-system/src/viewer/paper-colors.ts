import { lightPalette } from '../theme/palette'

/** Paper is white in every theme, and so are the colors on it. */
export const paperColors = lightPalette
