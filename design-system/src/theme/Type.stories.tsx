import { makeStyles } from '@fluentui/react-components'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { tokens } from './tokens'

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 650 },
  body: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  secondary: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textSecondary,
  },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  amounts: { textAlign: 'right', width: '160px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: '12px',
    padding: '10px 0',
    overflowWrap: 'anywhere',
  },
})

const samples = [
  ['Page title', '20/28, 650', 'title'],
  ['Body', '13/20', 'body'],
  ['Body, strong', '13/20, 600', 'strong'],
  ['Secondary', '12/16', 'secondary'],
  ['Code', '12, monospace', 'code'],
] as const

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component: `
The system's own typeface, so that nothing is downloaded and nothing moves. Figures are tabular everywhere: amounts and
dates stand under each other.

**Do** write in sentence case, except where the specification writes otherwise. **Don't** make text smaller than 12 px,
and don't use weight where a heading is meant.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => {
    const styles = useStyles()
    return (
      <>
        {samples.map(([name, size, style]) => (
          <div key={name} className={styles.row}>
            <div>
              {name}
              <div className={styles.secondary}>{size}</div>
            </div>
            <div className={styles[style]}>Bayview Marine Services LLC</div>
          </div>
        ))}
      </>
    )
  },
}

export const TabularFigures: Story = {
  render: () => {
    const styles = useStyles()
    return (
      <div className={styles.amounts}>
        {['$1,111.11', '$98,765.43', '$120.00', '$4,000,000.00'].map(amount => (
          <div key={amount}>{amount}</div>
        ))}
      </div>
    )
  },
}
