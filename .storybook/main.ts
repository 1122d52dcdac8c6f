import { readFileSync } from 'node:fs'
import { mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import type { StorybookConfig } from 'storybook-react-rsbuild'

const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8'))

/** Where the shell's build puts them (scripts/build/pdf-parts.ts). */
const pdfParts = ['cmaps', 'iccs', 'standard_fonts', 'wasm'].map(folder => ({
  from: `../node_modules/pdfjs-dist/${folder}`,
  to: `/assets/pdfjs-${version}/${folder}`,
}))

/** One Storybook for the design system, the SDK, the shell and every remote. */
const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../{design-system,plugin-sdk,shell,mfe-*}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: pdfParts,
  typescript: { reactDocgen: 'react-docgen' },
  // Nothing leaves this machine: no telemetry, no crash reports, no news.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  // React's own warnings reach the console of the built stories too, where a test sees them.
  features: { sidebarOnboardingChecklist: false, developmentModeForBuild: true },
  rsbuildFinal: (config, { configType }) =>
    mergeRsbuildConfig(config, {
      mode: 'development',
      plugins: [pluginReact({ fastRefresh: configType === 'DEVELOPMENT' })],
    }),
}

export default config
