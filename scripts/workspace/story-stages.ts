import type { Stage } from './stages.ts'

export const storybookStage: Stage = {
  name: 'build of the stories',
  command: 'npm',
  arguments: ['run', '--silent', 'storybook:build'],
}

/** Every story of the built Storybook, in every look. */
export const storiesStage = (browser: string, ...options: string[]): Stage => ({
  name: 'stories in a real browser',
  command: 'playwright',
  arguments: ['test', '--config', 'e2e/stories.config.ts', ...options],
  environment: { CHROMIUM: browser },
})
