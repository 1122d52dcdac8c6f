import { Suspense, useState } from 'react'
import { expect, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { lazyPart } from './lazy-part'
import { onNextChance } from './on-next-chance'

/** A file that can't be had at first. */
function lateFile() {
  let tries = 0
  return async () => {
    tries += 1
    if (tries === 1) throw Object.assign(new Error('Loading chunk part failed.'), { name: 'ChunkLoadError' })
    return { default: () => <p>The part is here.</p> }
  }
}

function LatePart() {
  const [Part] = useState(() => lazyPart(lateFile()))
  return (
    <Suspense fallback={<p>Loading …</p>}>
      <Part />
    </Suspense>
  )
}

const meta = {
  title: 'Patterns/Late part',
  component: LatePart,
  parameters: {
    docs: {
      description: {
        component: `
**Do** load a part of the page with \`lazyPart\`: while its file can't be had, the placeholder stays, and the file is asked for again. Use
\`onNextChance\` where something else is worth another try: it waits, and tries at once when the network or the person is back.

**Don't** show an error for a file that is late.`,
      },
    },
  },
} satisfies Meta<typeof LatePart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ComesWhenTheNetworkIsBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Loading …')
    const back = new Promise<void>(resolve => onNextChance(0, resolve))
    window.dispatchEvent(new Event('online'))
    await back
    await expect(await canvas.findByText('The part is here.', {}, { timeout: 5_000 })).toBeVisible()
  },
}
