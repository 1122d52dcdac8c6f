import type { Design } from '../../../designs/design.ts'
import { calloutCss } from './callout-css.ts'
import { firstPageCss } from './first-page-css.ts'
import { headingCss } from './heading-css.ts'
import { pageCss } from './page-css.ts'
import { quoteCss } from './quote-css.ts'
import { tableCss } from './table-css.ts'

/** The style sheet of a design. */
export const cssOf = (design: Design): string =>
  [pageCss, headingCss, firstPageCss, tableCss, calloutCss, quoteCss].map(part => part(design).trim()).join('\n')
