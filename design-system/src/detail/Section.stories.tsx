import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Facts } from './Facts'
import { DetailColumns, Section } from './Section'

const contact = [
  { label: 'Name', value: 'Dana Whitfield' },
  { label: 'Email', value: 'dana@bayview.example' },
]

const meta = {
  title: 'Components/Section',
  component: Section,
  subcomponents: { DetailColumns: DetailColumns as typeof Section },
  args: { title: 'Contact overview', children: <Facts facts={contact} /> },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
**Do** give each part of a detail page a title, and put what belongs together into one section. \`DetailColumns\` lays
sections out: one column, and from 1100 px a second one of 320 px for facts.

**Don't** put a section into a section.`,
      },
    },
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contact overview' })).toBeVisible()
  },
}

const columns: Story['render'] = () => (
  <DetailColumns
    aside={
      <Section title="Contact overview">
        <Facts facts={contact} />
      </Section>
    }
  >
    <Section title="Business details">
      <Facts facts={[{ label: 'Name', value: 'Bayview Marine Services LLC' }]} />
    </Section>
    <Section title="Notes">Asked for a quote for the second pier.</Section>
  </DetailColumns>
)

export const InTwoColumns: Story = { render: columns, parameters: { layout: 'fullscreen' } }

const choice = (
  <Section title="Applications">
    <Facts facts={[{ label: 'Started', value: 'Oct 14, 2026' }]} />
  </Section>
)

const withLead: Story['render'] = () => (
  <DetailColumns lead={choice} aside={<Section title="Limits">1,000,000 each occurrence</Section>}>
    <Section title="Business">Bayview Marine Services LLC</Section>
  </DetailColumns>
)

/** What chooses the content is above it where there is one column. */
export const WithLead: Story = { render: withLead, parameters: { layout: 'fullscreen' } }

export const WithLeadOnAPhone: Story = {
  ...WithLead,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map(heading => heading.getBoundingClientRect().top)
    await expect(titles).toEqual([...titles].sort((one, other) => one - other))
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent('Applications')
  },
}
