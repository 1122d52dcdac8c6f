import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { subscriptionPath } from '../paths'
import { SettingsStage } from '../testing/SettingsStage'

const Form = () => <p style={{ padding: '0 20px' }}>The form of another area</p>
const slots = { 'settings.tab': [{ id: 'certificates', label: 'Certificate form', component: Form }] }

const meta = {
  title: 'Screens/Settings/Tabs',
  component: SettingsStage,
  args: { path: subscriptionPath, slots },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof SettingsStage>

export default meta
type Story = StoryObj<typeof meta>

/** A tab of another area comes after the own ones (slot `settings.tab`). */
export const WithTabsOfOtherAreas: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Certificate form' }))
    await canvas.findByText('The form of another area')
    await expect(canvas.getByRole('link', { name: 'Certificate form' })).toHaveAttribute('aria-current', 'page')
  },
}
