import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ButtonLink } from './Button'
import { Link, type LinkProps, LinkProvider } from './Link'

const followed = fn().mockName('router.navigate')

/** Stands for the link of a router. */
function RouterLink({ to, ...anchor }: LinkProps) {
  const follow = (event: { preventDefault(): void }) => {
    event.preventDefault()
    followed(to)
  }
  return <a href={to} {...anchor} onClick={follow} />
}

const meta = {
  title: 'Foundations/Links',
  component: LinkProvider,
  args: { link: RouterLink, children: <ButtonLink to="/app/accounts">Accounts</ButtonLink> },
  argTypes: { link: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
The design system knows no router. \`LinkProvider\` names the component that draws a real \`<a>\` and navigates without
loading the page again; the SDK fills it in for each area, so that screens never think of it.

**Do** give every destination an address, and let people open it in a new tab.

**Don't** put an \`onClick\` that navigates on a button.`,
      },
    },
  },
} satisfies Meta<typeof LinkProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FollowsLinksThroughTheRouter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Accounts' }))
    await expect(followed).toHaveBeenCalledWith('/app/accounts')
  },
}

export const ALinkOfItsOwnLook: Story = {
  args: { children: <Link to="/app/accounts/42">A whole row</Link> },
  play: async ({ canvas, userEvent }) => {
    followed.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'A whole row' }))
    await expect(followed).toHaveBeenCalledWith('/app/accounts/42')
  },
}
