import type { Stage } from './stages.ts'

export const storybookStage: Stage = {
  name: 'build of the stories',
  command: 'npm',
  arguments: ['run', '--silent', 'storybook:build'],
}
