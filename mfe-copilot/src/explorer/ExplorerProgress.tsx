import { ProgressBar } from '@coverdesk/design-system'
import { useEffect, useState } from 'react'
import type { ExplorerConversationFragment } from '../generated/documents'
import { CaraLine } from '../workspace-detail/conversation/CaraLine'
import { AskedQuestion } from './AskedQuestion'
import { progressStep } from './progress-step'

/** How often the step is looked at, in milliseconds. */
const tick = 500

type Question = NonNullable<ExplorerConversationFragment['question']>

/** A question that is being answered, with the steps of specification 2 §2. */
export function ExplorerProgress({ question }: { question: Question }) {
  const [begun] = useState(() => Date.now())
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsed(Date.now() - begun), tick)
    return () => clearInterval(timer)
  }, [begun])
  const { text, value } = progressStep(elapsed)
  return (
    <>
      <AskedQuestion {...question} />
      <CaraLine label="Cara is working">
        <div role="status">
          <ProgressBar label={text} value={value} />
        </div>
      </CaraLine>
    </>
  )
}
