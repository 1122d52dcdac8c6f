import { mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import type { StorybookConfig } from 'storybook-react-rsbuild'

/** One Storybook for the design system, the SDK, the shell and every remote. */
const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../{design-system,plugin-sdk,shell,mfe-*}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
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
