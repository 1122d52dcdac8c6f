import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryForm } from '../testing/StoryForm.fixture'
import { DateField } from './DateField'
import { FieldGroup } from './FieldGroup'
import type { ServerForm } from './use-server-form'

interface Values {
  inforceAt: string
  expiresAt: string
}

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  args: { title: 'Dates', children: null },
  argTypes: { children: { control: false } },
  render: ({ title }) => (
    <StoryForm<Values> values={{ inforceAt: '2027-01-31', expiresAt: '' }}>
      {(form: ServerForm<Values>) => (
        <FieldGroup title={title}>
          <DateField form={form} name="inforceAt" label="In force from" />
          <DateField form={form} name="expiresAt" label="Expiration date" />
        </FieldGroup>
      )}
    </StoryForm>
  ),
  parameters: {
    docs: {
      description: {
        component: `
**Do** group the fields of a long form by what they are about: short ones stand two in a line, in the order in which they are read.

**Don't** group a form of five fields.`,
      },
    },
  },
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Dates' })).toBeVisible()
  },
}
