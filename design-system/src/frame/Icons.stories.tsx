import { makeStyles } from '@fluentui/react-components'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { iconNames, NavIcon } from './icons'

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '8px' },
  icon: { display: 'flex', alignItems: 'center', gap: '8px', padding: '8px 0' },
})

const meta = {
  title: 'Foundations/Icons',
  component: NavIcon,
  args: { name: 'accounts' },
  argTypes: { name: { control: 'select', options: iconNames } },
  parameters: {
    docs: {
      description: {
        component: `
Fluent's icons, 20 px, regular. Manifests name them, so that the shell draws navigation and commands without an area's
code; a name that this version does not know is a puzzle piece.

**Do** put a word beside an icon, or give it a name (\`IconButton\`). **Don't** use two icons for one thing.`,
      },
    },
  },
} satisfies Meta<typeof NavIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllNames: Story = {
  render: () => {
    const styles = useStyles()
    return (
      <div className={styles.grid}>
        {iconNames.map(name => (
          <div key={name} className={styles.icon}>
            <NavIcon name={name} /> {name}
          </div>
        ))}
      </div>
    )
  },
}
