import { makeStyles, shorthands } from '@fluentui/react-components'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { contrast } from './contrast'
import { darkPalette, lightPalette, type Palette } from './palette'
import { type TextPair, textPairs } from './text-pairs'
import { tokens } from './tokens'

const useStyles = makeStyles({
  swatches: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '12px' },
  swatch: {
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  color: { height: '56px', forcedColorAdjust: 'none' },
  words: { padding: '6px 10px 8px', overflowWrap: 'anywhere' },
  value: { color: tokens.textTertiary, fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  pairs: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: '8px' },
  pair: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  section: { margin: '24px 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
})

/** Each says what it is for, never how it looks: a screen reads well in a theme that does not exist yet. */
const meanings: Record<string, (keyof typeof tokens & keyof Palette)[]> = {
  Surfaces: ['frame', 'frameHover', 'sheet', 'sheetHover', 'sheetPressed', 'rowSelected', 'skeleton'],
  Lines: ['line', 'innerLine', 'controlLine', 'controlLineHover'],
  Text: ['text', 'textSecondary', 'textTertiary', 'textDisabled'],
  'Brand: the one primary action': [
    'brand',
    'brandHover',
    'brandPressed',
    'onBrand',
    'brandTint',
    'brandTintHover',
    'brandText',
    'brandDeep',
  ],
  'Amber: soon or waiting': ['amber', 'amberTint'],
  'Red: wrong or gone': ['red', 'redTint'],
  'Green: done or paid': ['green', 'greenTint'],
  'Blue: at work': ['blue', 'blueTint'],
  'Violet: individuals, and the copilot’s own words': ['violet', 'violetTint'],
  Neutral: ['neutralTint'],
  'Floating dark surfaces': ['inverted', 'onInverted', 'invertedHover', 'invertedSuccess', 'invertedError'],
}

function Swatches({ palette }: { palette: Palette }) {
  const styles = useStyles()
  return Object.entries(meanings).map(([meaning, names]) => (
    <section key={meaning}>
      <h2 className={styles.section}>{meaning}</h2>
      <div className={styles.swatches}>
        {names.map(name => (
          <div key={name} className={styles.swatch}>
            <div className={styles.color} style={{ backgroundColor: tokens[name] }} />
            <div className={styles.words}>
              {name}
              <div className={styles.value}>{palette[name]}</div>
            </div>
          </div>
        ))}
      </div>
    </section>
  ))
}

function Pair({ name, text, background }: TextPair) {
  return (
    <div className={useStyles().pair} style={{ color: text, backgroundColor: background }}>
      <span>{name}</span>
      <strong>{contrast(text, background).toFixed(1)}</strong>
    </div>
  )
}

const paletteOf = (theme: unknown) => (theme === 'dark' ? darkPalette : lightPalette)

const meta = {
  title: 'Foundations/Colors',
  parameters: {
    docs: {
      description: {
        component: `
A quiet frame and one white sheet of work. Color means something; everything else is neutral. Screens use \`tokens\`,
which follow the theme; literal colors stand in \`palette.ts\` and nowhere else.

**Do** choose a token by what it means. **Don't** choose it by how it looks in the theme that you have open.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  render: (_, { globals }) => <Swatches palette={paletteOf(globals['theme'])} />,
}

/** Every pair that a component draws, with its contrast: 4.5 or more (a test computes the same for both themes). */
export const Contrast: Story = {
  render: (_, { globals }) => (
    <div className={useStyles().pairs}>
      {textPairs(paletteOf(globals['theme'])).map(pair => (
        <Pair key={pair.name} {...pair} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByText(/^\d+\.\d$/).map(({ textContent }) => Number(textContent))
    await expect(Math.min(...figures)).toBeGreaterThanOrEqual(4.5)
  },
}
