import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { KeyToScan } from './KeyToScan'

const key = 'K5QXK2DBNVSW4ZLTONUW63TTMVRXEZLU'

const meta = {
  title: 'Components/KeyToScan',
  component: KeyToScan,
  args: { setUp: { key, uri: `otpauth://totp/Coverdesk:maya?secret=${key}&issuer=Coverdesk` } },
  parameters: {
    docs: {
      description: {
        component: `The key of two-step verification, to scan or to type in. Of \`@coverdesk/design-system/second-step\`, which is loaded where one is set up.

**Do** say beside it what to do with it, and ask for a code of the app afterwards: a key that no one confirmed protects nothing.

**Don't** show it again later. Who lost it sets up a new one.`,
      },
    },
  },
} satisfies Meta<typeof KeyToScan>

export default meta
type Story = StoryObj<typeof meta>

/** Letters are read out and typed in groups of four. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
    await expect(canvas.getByText('K5QX K2DB NVSW 4ZLT ONUW 63TT MVRX EZLU')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toBeVisible()
  },
}
