import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { tokens } from './tokens'

const useStyles = makeStyles({
  rows: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px 16px', alignItems: 'center' },
  bar: { height: '12px', backgroundColor: tokens.brand, forcedColorAdjust: 'none' },
  shapes: { display: 'flex', flexWrap: 'wrap', gap: '16px' },
  shape: {
    display: 'grid',
    placeItems: 'center',
    width: '132px',
    height: '88px',
    textAlign: 'center',
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  control: { borderRadius: tokens.borderRadiusMedium },
  badge: { borderRadius: '6px' },
  sheet: { borderRadius: tokens.borderRadiusXLarge },
  floating: { borderRadius: tokens.borderRadiusMedium, boxShadow: tokens.shadow16 },
  dialog: { borderRadius: tokens.borderRadiusXLarge, boxShadow: tokens.shadow28 },
})

const steps = [
  [4, 'between an icon and its word'],
  [8, 'between controls of one row'],
  [12, 'inside a control, between a label and its value'],
  [16, 'between fields; the edge of a page on a phone'],
  [20, 'the edge of a page, between sections'],
  [24, 'between a title and what it is about'],
] as const

const meta = {
  title: 'Foundations/Spacing',
  parameters: {
    docs: {
      description: {
        component: `
A grid of 4 px. Controls are 32 px high, chips 28, and 40 where a finger points. Rows of a list are 52 px, compact ones
44.

**Do** let the distance say what belongs together. **Don't** invent a step between two of these.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {
  render: () => {
    const styles = useStyles()
    return (
      <div className={styles.rows}>
        {steps.map(([pixels, use]) => (
          <div key={pixels} style={{ display: 'contents' }}>
            <div className={styles.bar} style={{ width: `${pixels}px` }} />
            <div>
              {pixels} px, {use}
            </div>
          </div>
        ))}
      </div>
    )
  },
}

export const CornersAndShadows: Story = {
  render: () => {
    const styles = useStyles()
    const shape = (style: 'control' | 'badge' | 'sheet' | 'floating' | 'dialog', words: string) => (
      <div className={mergeClasses(styles.shape, styles[style])}>{words}</div>
    )
    return (
      <div className={styles.shapes}>
        {shape('badge', 'Badge, 6 px')}
        {shape('control', 'Control, 8 px')}
        {shape('sheet', 'Sheet, 12 px')}
        {shape('floating', 'Menu, tooltip')}
        {shape('dialog', 'Dialog, 12 px')}
      </div>
    )
  },
}
