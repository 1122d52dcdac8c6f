/** What the gateway would answer, by the path of a file. */
export type FileAnswers = Record<string, () => Response | Promise<Response>>

/** Answers for files in stories, which have no gateway; everything else is asked as usual. */
export function answerFiles(answers: FileAnswers) {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    return Promise.resolve(answers[url.pathname]?.() ?? ask(input, init))
  }
}
