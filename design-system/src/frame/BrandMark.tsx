import { makeStyles } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    width: '22px',
    height: '22px',
    flexShrink: 0,
    borderRadius: '6px',
    // A mark keeps its colors, as a picture would.
    forcedColorAdjust: 'none',
    backgroundImage: `linear-gradient(135deg, ${tokens.brand}, ${tokens.brandDeep})`,
  },
})

/** The product's mark: a spruce square. */
export function BrandMark() {
  return <span aria-hidden className={useStyles().root} />
}
