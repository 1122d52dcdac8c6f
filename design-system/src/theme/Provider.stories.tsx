import { makeStyles, shorthands } from '@fluentui/react-components'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../controls/Badge'
import { Button } from '../controls/Button'
import { CoverdeskProvider } from '../provider/CoverdeskProvider'
import { tokens } from './tokens'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    justifyItems: 'start',
    gap: '12px',
    padding: '16px',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.sheet,
    color: tokens.text,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
})

/** A style is written once, with `makeStyles` and `tokens`, for every theme. */
function Card() {
  return (
    <div className={useStyles().card}>
      <div>
        Bayview Marine <Badge tone="brand">Business</Badge>
      </div>
      <Button appearance="primary">Create account</Button>
    </div>
  )
}

const meta = {
  title: 'Foundations/Provider',
  component: CoverdeskProvider,
  args: { theme: 'light', idPrefix: 'shown-', children: <Card /> },
  argTypes: { children: { control: false } },
  // Its theme is its own, whatever the toolbar says.
  parameters: {
    docs: {
      description: {
        component: `
Theme, density, ids and base typography for one React root: the shell has one, and each area. It reaches what is drawn in
portals too.

**Do** write styles with \`makeStyles\` and \`tokens\` (and \`shorthands\` for borders). **Don't** write global CSS or
literal colors, and don't put a second provider into an area.`,
      },
    },
  },
} satisfies Meta<typeof CoverdeskProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible()
    await expect(document.documentElement.style.colorScheme).not.toBe('')
  },
}
