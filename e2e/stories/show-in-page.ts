interface Channel {
  on(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: object): void
}

interface Finished {
  storyId: string
  reporters: { type: string; status: string; result: { error?: unknown; violations?: Violation[] } }[]
}

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; failureSummary?: string }[]
}

/**
 * Runs in the page of a built Storybook: shows a story and waits until it is drawn, played and judged by axe.
 *
 * @returns what is wrong with it: a failing `play` is an event of its own, `storyFinished` tells of success all the same
 */
export function showInPage(storyId: string): Promise<string[]> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  const problems: string[] = []

  return new Promise(resolve => {
    const listeners: Record<string, (payload: never) => void> = {
      playFunctionThrewException: (error: Error) => problems.push(`play: ${error.message.split('\n\n')[0]}`),
      unhandledErrorsWhilePlaying: (errors: Error[]) =>
        problems.push(...errors.map(error => `while playing: ${error.message}`)),
      storyErrored: (error: { title: string; description: string }) => finish(`${error.title} ${error.description}`),
      storyThrewException: (error: Error) => finish(`it throws: ${error.message}`),
      storyMissing: () => finish('there is no such story'),
      storyFinished: (finished: Finished) => {
        if (finished.storyId === storyId) finish(...violationsOf(finished))
      },
    }

    function finish(...last: string[]) {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      resolve([...problems, ...last])
    }

    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })

  function violationsOf({ reporters }: Finished): string[] {
    const report = reporters.find(({ type }) => type === 'a11y')
    if (!report) return ['axe: it was not run']
    const { violations = [], error } = report.result
    const failures = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'color-contrast' || !isForced(target))
        .map(({ target, failureSummary }) => `axe ${id}: ${target.join(' ')} (${failureSummary})`),
    )
    return error ? [`axe: ${error}`, ...failures] : failures
  }

  /** The person's own colours are not ours to judge; axe compares their background with our text. */
  function isForced(target: string[]): boolean {
    const element = document.querySelector(target.join(' '))
    const forces = matchMedia('(forced-colors: active)').matches
    return forces && element !== null && getComputedStyle(element).forcedColorAdjust !== 'none'
  }
}
