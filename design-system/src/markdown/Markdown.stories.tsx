import { expect, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import Markdown from './index'

const answer = `Both quotes cover the **warehouse in Hayward**. They differ in three places:

| | Pacific Mutual | Redwood Casualty |
| - | -: | -: |
| Premium | $18,240.00 | $16,905.50 |
| Property deductible | $5,000 | $10,000 |
| Business interruption | 12 months | 6 months |

## What I would ask

1. Does Redwood offer *12 months* of interruption?
2. Is the sprinkler credit included?
   - See page 4 of the quote.
   - The survey of 2024 names \`NFPA 13\`.

- [x] Loss runs received
- [ ] Signed application

> "The insured warrants that all hot work is supervised."

More at [the carrier's site](https://example.com/forms) or from underwriting@pacificmutual.example.`

const meta = {
  title: 'Components/Markdown',
  component: Markdown,
  args: { text: answer },
  parameters: {
    docs: {
      description: {
        component: `Text of the copilot or from an e-mail. It comes in a file of its own: \`lazy(() => import('@coverdesk/design-system/markdown'))\`.

**Do** give it the text as it came, and the level of the heading above it.
**Don't** use it for words that we write ourselves, and never draw someone else's HTML in another way.`,
      },
    },
  },
} satisfies Meta<typeof Markdown>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Headings: Story = {
  args: { text: '# Summary\n\nText\n\n## Coverage\n\nText\n\n### Exclusions\n\nText\n\n#### Flood\n\nText' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Summary', level: 3 })).toBeVisible()
    await expect(within(canvasElement).getByRole('heading', { name: 'Coverage', level: 4 })).toBeVisible()
  },
}

export const WideTableAndCode: Story = {
  args: {
    text: `| Location | Construction | Year built | Stories | Area | Sprinklered | Alarm | Building | Contents |
| - | - | - | - | - | - | - | - | - |
| 2200 Industrial Pkwy, Hayward, CA | Joisted masonry | 1987 | 2 | 48,000 sq ft | 100 % | Central station | $6,400,000 | $2,150,000 |

\`\`\`
{ "policyNumber": "CPP-2291-0048127-03", "carrier": "Pacific Mutual", "effective": "2026-01-01", "expires": "2027-01-01" }
\`\`\``,
  },
}

/** What is hostile or cannot be drawn becomes words. */
export const Hostile: Story = {
  args: {
    text: `<script>alert(1)</script>

![Roof after the storm](https://example.com/roof.png)

[Sign in again](javascript:alert) · [Account](/app/accounts) · <img src=x onerror=alert(1)>`,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/\[Image: Roof after the storm\]/)).toBeVisible()
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(canvasElement.querySelector('img, script')).toBeNull()
  },
}
