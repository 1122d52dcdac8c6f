import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import { darkPalette, lightPalette, type Palette } from './palette'
import { ownThemeEntries } from './tokens'

/** The spruce ramp that Fluent derives its remaining brand colours from. */
const spruce: BrandVariants = {
  10: '#020f0d',
  20: '#071f1a',
  30: '#0a2f28',
  40: '#0c3d34',
  50: '#0c4b40',
  60: '#0b594d',
  70: '#0a6254',
  80: '#0b6e5f',
  90: '#1c7f6f',
  100: '#268f7e',
  110: '#2fa591',
  120: '#4db5a3',
  130: '#6fd0bf',
  140: '#94dccf',
  150: '#bbe9e0',
  160: '#e5f2ee',
}

const shape = {
  borderRadiusSmall: '4px',
  borderRadiusMedium: '8px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
  fontFamilyBase: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizeBase300: '13px',
  lineHeightBase300: '20px',
} as const

/** Fluent's names for the palette's colours: only those that the components in use read. */
function neutrals(p: Palette) {
  return {
    colorNeutralForeground1: p.text,
    colorNeutralForeground1Hover: p.text,
    colorNeutralForeground1Pressed: p.text,
    colorNeutralForeground1Selected: p.text,
    colorNeutralForeground2: p.textSecondary,
    colorNeutralForeground2Hover: p.text,
    colorNeutralForeground2Pressed: p.text,
    colorNeutralForeground2Selected: p.text,
    colorNeutralForeground3: p.textTertiary,
    colorNeutralForeground3Hover: p.textSecondary,
    colorNeutralForeground3Pressed: p.textSecondary,
    colorNeutralForeground3Selected: p.textSecondary,
    colorNeutralForeground4: p.textTertiary,
    colorNeutralForegroundDisabled: p.textDisabled,
    colorNeutralForegroundOnBrand: p.onBrand,
    colorNeutralBackground1: p.sheet,
    colorNeutralBackground1Hover: p.sheetHover,
    colorNeutralBackground1Pressed: p.sheetPressed,
    colorNeutralBackground1Selected: p.sheetPressed,
    colorNeutralBackground2: p.frame,
    colorNeutralBackground3: p.frame,
    colorNeutralBackgroundDisabled: p.frame,
    colorSubtleBackgroundHover: p.sheetHover,
    colorSubtleBackgroundPressed: p.sheetPressed,
    colorSubtleBackgroundSelected: p.sheetPressed,
    colorNeutralBackgroundStatic: p.inverted,
    colorNeutralForegroundStaticInverted: p.onInverted,
    colorNeutralStroke1: p.controlLine,
    colorNeutralStroke1Hover: p.controlLineHover,
    colorNeutralStroke1Pressed: p.controlLineHover,
    colorTransparentStroke: p.controlLine,
    colorNeutralStroke2: p.line,
    colorNeutralStroke3: p.innerLine,
    colorNeutralStrokeDisabled: p.line,
    // One hairline all round, as in the pictures, instead of Fluent's darker lower edge.
    colorNeutralStrokeAccessible: p.controlLine,
    colorNeutralStrokeAccessibleHover: p.controlLineHover,
    colorNeutralStrokeAccessiblePressed: p.controlLineHover,
    colorBrandBackground: p.brand,
    colorBrandBackgroundHover: p.brandHover,
    colorBrandBackgroundPressed: p.brandPressed,
    colorBrandForeground1: p.brandText,
    colorBrandForegroundLink: p.brandText,
    colorBrandForegroundLinkHover: p.brandText,
    colorCompoundBrandForeground1: p.brandText,
    colorCompoundBrandBackground: p.brand,
    colorCompoundBrandBackgroundHover: p.brandHover,
    colorCompoundBrandStroke: p.brand,
    colorCompoundBrandStrokeHover: p.brandHover,
    colorCompoundBrandStrokePressed: p.brandPressed,
    colorStrokeFocus1: p.sheet,
    colorStrokeFocus2: p.brandText,
    colorBackgroundOverlay: p.overlay,
    colorPaletteRedForeground1: p.red,
    colorPaletteRedForeground3: p.red,
    colorPaletteRedBorder2: p.red,
    colorStatusDangerForeground1: p.red,
    colorStatusDangerBorder2: p.red,
  }
}

/** A Fluent theme with Coverdesk's own entries, which `tokens` names. */
export const lightTheme: Theme = {
  ...createLightTheme(spruce),
  ...shape,
  ...neutrals(lightPalette),
  ...ownThemeEntries(lightPalette),
}

export const darkTheme: Theme = {
  ...createDarkTheme(spruce),
  ...shape,
  ...neutrals(darkPalette),
  ...ownThemeEntries(darkPalette),
}
