import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StateBadge } from '../index'
import { states } from './states'

const meta = {
  title: 'Components/StateBadge',
  component: StateBadge<'policy'>,
  args: { of: 'policy', state: 'INFORCE' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for every state of a record: words and colors stand in one place, \`controls/states.ts\`.

**Don't** choose a tone in a screen. Green is done or in force, amber waits, blue is at work, red is wrong or gone.`,
      },
    },
  },
} satisfies Meta<typeof StateBadge<'policy'>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every state of the specification. */
export const AllStates: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '12px 20px', margin: 0 }}>
      {Object.entries(states).map(([kind, looks]) => (
        <div key={kind} style={{ display: 'contents' }}>
          <dt>{kind}</dt>
          <dd style={{ margin: 0, display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
            {Object.keys(looks).map(state => (
              <StateBadge key={state} of={kind as 'policy'} state={state as 'INFORCE'} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  ),
}

/** A newer server may name a state that this version does not know. */
export const Unknown: Story = {
  args: { state: 'UNDER_REVIEW' as 'UNKNOWN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Under Review')).toBeVisible()
  },
}
