import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    width: '100%',
    minWidth: 0,
    // A ring of the brand all round instead of Fluent's line below.
    '::after': { display: 'none' },
    ':focus-within': {
      ...shorthands.borderColor(tokens.brand),
      outline: `1px solid ${tokens.brand}`,
    },
    ':has([aria-invalid=true]):focus-within': {
      ...shorthands.borderColor(tokens.red),
      outline: `1px solid ${tokens.red}`,
    },
    [media.touch]: { minHeight: '40px', '& input, & select': { fontSize: '16px' } },
  },
})

/** The look that Fluent's Input, Select and Combobox share here: a hairline, and the brand's ring when focused. */
export function useInputClass(className?: string) {
  return mergeClasses(useStyles().root, className)
}
