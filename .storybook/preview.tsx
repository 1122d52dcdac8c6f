import { configure } from 'storybook/test'
import type { Preview } from 'storybook-react-rsbuild'
import { Stage } from './Stage'

// How long a `play` function waits for something: a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 8000 })

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Stage
        theme={globals['theme']}
        density={globals['density']}
        padded={parameters['layout'] !== 'fullscreen'}
        whole={viewMode === 'story'}
      >
        {theme => <Story globals={{ ...globals, theme }} />}
      </Stage>
    ),
  ],
  // Fluent hides what lies behind a dialog from screen readers, and forgets to show it again when its provider leaves
  // together with the dialog, as between two stories.
  beforeEach: () => document.getElementById('storybook-root')?.removeAttribute('aria-hidden'),
  initialGlobals: { theme: 'light', density: 'comfortable' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable', icon: 'expand' },
          { value: 'compact', title: 'Compact', icon: 'collapse' },
        ],
      },
    },
  },
  parameters: {
    // Fluent's focus guards are not content.
    a11y: { test: 'error', context: { exclude: ['[data-tabster-dummy]'] } },
    controls: { expanded: true, matchers: { date: /(At|Date)$/ } },
    docs: { toc: true },
    options: {
      storySort: { order: ['Foundations', 'Components', 'Patterns', 'Screens'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '860px' }, type: 'desktop' },
      },
    },
  },
}

export default preview
