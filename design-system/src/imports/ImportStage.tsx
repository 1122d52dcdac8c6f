import { CheckedStage } from './CheckedStage'
import { FinishedStage } from './FinishedStage'
import type { ImportStageProps } from './stage'
import { UnderWayStage } from './UnderWayStage'

/** What is to be done with an import, or what is being done. Each state has its own part of the page. */
export function ImportStage<Duplicate extends string>(props: ImportStageProps<Duplicate>) {
  switch (props.found.state) {
    case 'MAPPING':
      return props.columns()
    case 'CHECKING':
    case 'IMPORTING':
    case 'UNDOING':
      return <UnderWayStage {...props} />
    case 'CHECKED':
      return <CheckedStage {...props} />
    default:
      return <FinishedStage {...props} />
  }
}
