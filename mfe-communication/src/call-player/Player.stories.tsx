import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { silentWav } from '../testing/silent-wav'
import { Player } from './Player'

const meta = {
  title: 'Screens/Calls/Player',
  component: Player,
  args: {
    url: silentWav(60),
    peaks: Array.from({ length: 240 }, (_, place) => Math.abs(Math.sin(place / 9)) * 0.8),
    seconds: 60,
  },
  argTypes: { url: { control: false } },
} satisfies Meta<typeof Player>

export default meta
type Story = StoryObj<typeof meta>

/** Clicks and keys move through the recording; the speed goes around. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Position in the recording' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '10'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '0'))
    const { left, width, top } = slider.getBoundingClientRect()
    await userEvent.pointer({
      target: slider,
      keys: '[MouseLeft]',
      coords: { clientX: left + width / 2, clientY: top + 5 },
    })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '30'))
    await userEvent.click(canvas.getByRole('button', { name: 'Speed 1×. Change to 1.25×' }))
    await canvas.findByRole('button', { name: 'Speed 1.25×. Change to 1.5×' })
  },
}

/** Of another kind of samples than we read. */
export const WithoutPeaks: Story = { args: { peaks: [] } }
