import { Composer } from '../composer/Composer'
import { useStartWorkspace } from '../presets/use-start-workspace'

/** Free text for Cara: it starts a workspace (specification 3 §2). */
export function HomeComposer() {
  const { start, failure } = useStartWorkspace()
  const problem = failure?.validationErrors[0]?.message ?? failure?.message
  return <Composer placeholder="Ask Cara..." draft="home" hasMentions problem={problem} onSend={start} />
}
