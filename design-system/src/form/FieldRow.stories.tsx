import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../controls/Badge'
import { FieldRow, type FieldRowProps } from './FieldRow'

const fields = ['Named insured', 'Certificate holder', 'General liability: Each occurrence']

/** Each row opens when it is chosen. */
function Rows(props: Pick<FieldRowProps, 'end'>) {
  const [chosen, choose] = useState<string>()
  return (
    <ul aria-label="Fields" style={{ margin: 0, padding: 0, listStyleType: 'none' }}>
      {fields.map(name => (
        <FieldRow
          key={name}
          id={`row-${name}`}
          isChosen={name === chosen}
          onChoose={() => choose(name)}
          lines={
            <>
              <span>{name}</span>
              <span>Filled by its name</span>
            </>
          }
          {...props}
        >
          {`What can be said of ${name}`}
        </FieldRow>
      ))}
    </ul>
  )
}

const meta = {
  title: 'Components/FieldRow',
  component: Rows,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** use it for the fields of a form that people match or review one by one. **Don’t** use it for records: a list page has rows of its own.',
      },
    },
  },
} satisfies Meta<typeof Rows>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithBadge: Story = { args: { end: <Badge tone="amber">Uncertain</Badge> } }

export const OpensBelowItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Certificate holder/ }))
    await expect(canvas.getByText('What can be said of Certificate holder')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Certificate holder/ })).toHaveAttribute('aria-expanded', 'true')
  },
}
