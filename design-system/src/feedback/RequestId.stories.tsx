import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RequestId } from './RequestId'

const meta = {
  title: 'Components/RequestId',
  component: RequestId,
  args: { id: '01HZX4K7T2M9Q3' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** show it with every failure that the server reported: it finds the request in the log.

**Don't** show it where nothing failed.`,
      },
    },
  },
} satisfies Meta<typeof RequestId>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
