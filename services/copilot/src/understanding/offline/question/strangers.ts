/** Names of days and months, and what questions begin with. */
const common =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Cara|Please|Thanks|Also|And|What|Who|Where|When|Which|How|Why|Is|Are|Does|Do|Can|Would|Will|Should)$/

/** How the agency does something is the same for each client. */
export const isOfAgency = (question: string): boolean => /\b(?:we|us|our|i)\b/i.test(question)

/** Names in a question that none of the texts has: whoever is called so isn't who they speak of. */
export function strangersIn(question: string, texts: readonly string[]): string[] {
  if (isOfAgency(question)) return []
  const names = [...question.matchAll(/(?<=[\p{Ll}\p{N},’'&)]\s)\p{Lu}\p{Ll}{2,}/gu)].map(([name = '']) => name)
  const said = texts.join('\n').toLowerCase()
  return names.filter(name => !common.test(name) && !said.includes(name.toLowerCase().replace(/(?:ies|es|s)$/, '')))
}
