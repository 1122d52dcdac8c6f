import { test as base, expect } from '@playwright/test'
import { builtStories, serveStorybook } from './built-storybook.ts'
import { StoryPage } from './story-page.ts'

/** One page per worker: stories and looks change in it without loading it again. */
const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const { url, close } = await serveStorybook()
      await use(await StoryPage.open(browser, url))
      close()
    },
    { scope: 'worker' },
  ],
})

for (const story of builtStories()) {
  test(story.name, async ({ storyPage }) => {
    expect(await storyPage.problemsOf(story)).toEqual([])
  })
}
