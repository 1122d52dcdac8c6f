import { makeStyles } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { colors, toneAt } from './figure'
import type { Series } from './series'

const useStyles = makeStyles({
  line: { [media.forcedColors]: { stroke: 'CanvasText' } },
  mark: { [media.forcedColors]: { fill: 'CanvasText' } },
})

/** The color of each line. Where a person has colors of their own, the shapes of the marks tell lines apart. */
export function useLineColors() {
  return {
    colorOf: ({ tone }: Series, place: number) => colors[tone ?? toneAt(place)],
    forced: useStyles(),
  }
}
