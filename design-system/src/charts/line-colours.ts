import { makeStyles } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { colours, toneAt } from './figure'
import type { Series } from './series'

const useStyles = makeStyles({
  line: { [media.forcedColors]: { stroke: 'CanvasText' } },
  mark: { [media.forcedColors]: { fill: 'CanvasText' } },
})

/** The color of each line. Where a person has colors of their own, the shapes of the marks tell lines apart. */
export function useLineColours() {
  return {
    colourOf: ({ tone }: Series, place: number) => colours[tone ?? toneAt(place)],
    forced: useStyles(),
  }
}
