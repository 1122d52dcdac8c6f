import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button, ButtonLink } from './Button'

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink: ButtonLink as typeof Button },
  args: { children: 'Create account', onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
**Do** say what it does, with a verb: "Create account", "Save changes". One primary button per screen, the last one in
its row. \`busy\` while the answer is on its way: the button keeps its place and its focus. What leads to a page is a
\`ButtonLink\`: it opens in a new tab with the middle button.

**Don't** write "Submit" or "OK"; don't disable a button without saying why nearby; don't use \`danger\` for anything that
can be undone.`,
      },
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const appearances = ['primary', 'secondary', 'subtle', 'danger'] as const

export const AllAppearances: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '12px' }}>
      {appearances.map(appearance => (
        <div key={appearance} style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <Button appearance={appearance}>Save changes</Button>
          <Button appearance={appearance} small>
            Small
          </Button>
          <Button appearance={appearance} icon={<Add16Regular />}>
            With icon
          </Button>
          <Button appearance={appearance} busy>
            Busy
          </Button>
          <Button appearance={appearance} disabled>
            Disabled
          </Button>
          <ButtonLink appearance={appearance} to="/app/accounts">
            A link
          </ButtonLink>
        </div>
      ))}
    </div>
  ),
}

export const IsPressedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Create account' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const BusyRefusesClicksAndKeepsFocus: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create account' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink to="/app/accounts/new" appearance="primary">
      Create account
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/app/accounts/new')
  },
}
