interface Channel {
  on(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: object | string): void
}

interface Report {
  type: string
  result: { error?: unknown; violations?: Violation[] }
}

/** The parts of Storybook's preview that show one story. */
interface Preview {
  currentRender: {
    canvasElement: HTMLElement
    story: { applyAfterEach(context: object): Promise<void> }
    storyContext(): { reporting: { reports: Report[] }; parameters: { a11y?: object } }
  }
}

interface InPage {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__: Preview
}

interface Violation {
  id: string
  nodes: { target: string[]; failureSummary?: string }[]
}

export interface Showing {
  storyId: string
  theme: 'light' | 'dark'
  /** Renders and plays the story. If false, the story on screen only switches its theme. */
  isNew: boolean
  /** What judges a story that is not new. By default, the rules that look at colors: nothing else has changed. */
  allRules?: boolean
}

/**
 * Runs in the page of a built Storybook: shows a story in a theme and waits until it is drawn, played and judged by axe.
 *
 * @returns the problems found. A failing `play` has an event of its own; `storyFinished` reports success even then
 */
export async function showInPage({ storyId, theme, isNew, allRules }: Showing): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as InPage
  const problems: string[] = []
  const reports = isNew ? await show() : await wear()
  if (!document.querySelector(`[data-stage=${theme}]`)) problems.push(`it does not stand on a ${theme} stage`)
  return reports ? [...problems, ...violationsOf(reports)] : problems

  /** Answers nothing when the story failed before it could be judged. */
  function show(): Promise<Report[] | undefined> {
    return new Promise(resolve => {
      const listeners: Record<string, (payload: never) => void> = {
        playFunctionThrewException: (error: Error) => problems.push(`play: ${error.message.split('\n\n')[0]}`),
        unhandledErrorsWhilePlaying: (errors: Error[]) =>
          problems.push(...errors.map(error => `while playing: ${error.message}`)),
        storyErrored: (error: { title: string; description: string }) => fail(`${error.title} ${error.description}`),
        storyThrewException: (error: Error) => fail(`it throws: ${error.message}`),
        storyMissing: () => fail('there is no such story'),
        storyFinished: (finished: { storyId: string; reporters: Report[] }) => {
          if (finished.storyId === storyId) finish(finished.reporters)
        },
      }

      function finish(reports?: Report[]) {
        for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
        resolve(reports)
      }

      function fail(problem: string) {
        problems.push(problem)
        finish()
      }

      for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
  }

  /** What `play` has opened and typed stays; the same `afterEach` as after a `play` judges it once more. */
  async function wear(): Promise<Report[]> {
    channel.emit('coverdesk/wear', theme)
    // Changed media queries are told with the next frame, and React draws after it.
    await new Promise(next => requestAnimationFrame(() => setTimeout(next)))
    const { story, canvasElement } = preview.currentRender
    const { signal: abortSignal } = new AbortController()
    const known = preview.currentRender.storyContext()
    const colorsOnly = { options: { runOnly: ['color-contrast', 'link-in-text-block'] } }
    const a11y = { ...known.parameters.a11y, ...(allRules ? {} : colorsOnly) }
    const parameters = { ...known.parameters, a11y }
    const context = { ...known, parameters, viewMode: 'story', canvasElement, abortSignal }
    await story.applyAfterEach(context)
    return context.reporting.reports
  }

  function violationsOf(reports: Report[]): string[] {
    const report = reports.find(({ type }) => type === 'a11y')
    if (!report) return ['axe: it was not run']
    const { violations = [], error } = report.result
    const failures = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'color-contrast' || !isForced(target))
        .map(({ target, failureSummary }) => `axe ${id}: ${target.join(' ')} (${failureSummary})`),
    )
    return error ? [`axe: ${error}`, ...failures] : failures
  }

  /** The person's own colors are not ours to judge; axe compares their background with our text. */
  function isForced(target: string[]): boolean {
    const element = document.querySelector(target.join(' '))
    const forces = matchMedia('(forced-colors: active)').matches
    return forces && element !== null && getComputedStyle(element).forcedColorAdjust !== 'none'
  }
}
