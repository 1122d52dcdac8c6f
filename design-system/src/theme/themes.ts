import type { PartialTheme } from '@fluentui/react-components'
import { darkPalette, lightPalette, type Palette } from './palette'
import { ownThemeEntries } from './tokens'

/**
 * What Fluent's components in use read, and no more: Fluent's own theme factories bring 400 entries and
 * 7 kB to the first page. A test draws the components and finds a variable that is missing here.
 */
const shape = {
  borderRadiusNone: '0',
  borderRadiusSmall: '4px',
  borderRadiusMedium: '8px',
  borderRadiusXLarge: '12px',
  borderRadiusCircular: '10000px',
  curveAccelerateMid: 'cubic-bezier(1,0,1,1)',
  curveDecelerateMid: 'cubic-bezier(0,0,0,1)',
  durationUltraFast: '50ms',
  durationNormal: '150ms',
  fontFamilyBase: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizeBase100: '10px',
  fontSizeBase200: '12px',
  fontSizeBase300: '13px',
  fontSizeBase400: '16px',
  fontSizeBase500: '20px',
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightSemibold: 600,
  fontWeightBold: 700,
  lineHeightBase100: '14px',
  lineHeightBase200: '16px',
  lineHeightBase300: '20px',
  lineHeightBase400: '24px',
  lineHeightBase500: '28px',
  spacingHorizontalXXS: '2px',
  spacingHorizontalXS: '4px',
  spacingHorizontalSNudge: '6px',
  spacingHorizontalS: '8px',
  spacingHorizontalMNudge: '10px',
  spacingHorizontalM: '12px',
  spacingVerticalXXS: '2px',
  spacingVerticalXS: '4px',
  spacingVerticalSNudge: '6px',
  strokeWidthThin: '1px',
  strokeWidthThick: '2px',
} satisfies PartialTheme

/** Fluent's names for the palette's colors. */
function colors(p: Palette) {
  return {
    colorNeutralForeground1: p.text,
    colorNeutralForeground1Hover: p.text,
    colorNeutralForeground1Pressed: p.text,
    colorNeutralForeground2: p.textSecondary,
    colorNeutralForeground2Hover: p.text,
    colorNeutralForeground2Pressed: p.text,
    colorNeutralForeground2BrandSelected: p.brandText,
    colorNeutralForeground3: p.textTertiary,
    colorNeutralForeground3Hover: p.textSecondary,
    colorNeutralForeground3Pressed: p.textSecondary,
    colorNeutralForeground4: p.textTertiary,
    colorNeutralForegroundDisabled: p.textDisabled,
    colorNeutralForegroundInverted: p.onInverted,
    colorNeutralForegroundStaticInverted: p.onInverted,
    colorNeutralBackground1: p.sheet,
    colorNeutralBackground1Hover: p.sheetHover,
    colorNeutralBackground1Pressed: p.sheetPressed,
    colorNeutralBackground3: p.frame,
    colorNeutralBackgroundStatic: p.inverted,
    colorTransparentBackground: 'transparent',
    colorBackgroundOverlay: p.overlay,
    // One hairline all round, as in the pictures, instead of Fluent's darker lower edge.
    colorNeutralStroke1: p.controlLine,
    colorNeutralStroke1Hover: p.controlLineHover,
    colorNeutralStroke1Pressed: p.controlLineHover,
    colorNeutralStroke2: p.line,
    colorNeutralStrokeAccessible: p.controlLine,
    colorNeutralStrokeAccessibleHover: p.controlLineHover,
    colorNeutralStrokeAccessiblePressed: p.controlLineHover,
    colorNeutralStrokeDisabled: p.line,
    // The edge of menus, lists and dialogs: a shadow alone does not show in the dark.
    colorTransparentStroke: p.controlLine,
    colorTransparentStrokeInteractive: 'transparent',
    colorTransparentStrokeDisabled: 'transparent',
    colorCompoundBrandBackground: p.brand,
    colorCompoundBrandStroke: p.brand,
    colorCompoundBrandStrokePressed: p.brandPressed,
    colorStrokeFocus1: p.sheet,
    colorStrokeFocus2: p.brandText,
    colorPaletteRedForeground1: p.red,
    colorPaletteRedForeground3: p.red,
    colorPaletteRedBorder2: p.red,
    colorPaletteRedBackground3: p.red,
    colorPaletteGreenForeground1: p.green,
    colorPaletteGreenBackground3: p.green,
    colorPaletteDarkOrangeForeground1: p.amber,
    colorNeutralShadowAmbient: p.shadow,
    colorNeutralShadowKey: p.shadow,
    shadow2: `0 1px 2px ${p.shadow}`,
    shadow16: `0 0 2px ${p.shadow}, 0 8px 16px ${p.shadow}`,
    shadow28: `0 0 8px ${p.shadow}, 0 14px 28px ${p.shadow}`,
    shadow64: `0 0 8px ${p.shadow}, 0 32px 64px ${p.shadow}`,
  } satisfies PartialTheme
}

const themeOf = (palette: Palette): PartialTheme => ({ ...shape, ...colors(palette), ...ownThemeEntries(palette) })

export const lightTheme = themeOf(lightPalette)
export const darkTheme = themeOf(darkPalette)
