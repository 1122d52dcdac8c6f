/**
 * Words that say nothing about a passage. The list is short on purpose: "each", "any", "not", "all" and "other" matter in a policy.
 * Those of questions are here too, as people ask in sentences.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the and or of to in on at by for with from as is are was were be been being am this that these those it its
  which who whom whose what when where how why much many does do did has have had will would shall should may might can
  could i me my we us our you your they them their he him his she her there here if then than so such into about please
  show tell find give`.split(/\s+/),
)
