import { DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending'
import { StatePanel } from '../feedback/StatePanel'

/** In the place of a chart that has nothing to show. */
export function NoFigures() {
  return <StatePanel tone="calm" icon={<DataTrending24Regular aria-hidden />} title="No data yet" />
}
