/** What documents say instead of the words that people ask with; what is more exact comes first. */
const said: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:quote|offer|indication|terms|proposal|pricing)\b.{0,20}\b(?:good|valid|open|hold|honou?r(?:ed)?|stand|last|expire|lapse)\b/i,
    ['valid for days', 'offer lapses', 'offer valid', 'quote expires', 'withdrawn after'],
  ],
  [
    /\bbinder\b.{0,20}\b(?:itself|good|valid|open|hold|stand|lapse|run out)\b/i,
    ['binder expires', 'binder ends', 'binder valid for days'],
  ],
  [
    /\bsubjectivit\w*\b|\b(?:need|want|require|contingen|missing|outstanding)\w*\b.{0,40}\b(?:bind|binding|issue|issuing)\b/i,
    ['before binding we need', 'subject to', 'subjectivities', 'prior to binding'],
  ],
  [
    /\b(?:claims?[- ]made|occurrence)\b.{0,15}\b(?:or|vs)\b/i,
    ['claims made policy', 'occurrence form', 'occurrence basis'],
  ],
  [/\b(?:admitted|surplus lines? paper)\b/i, ['admitted', 'non-admitted', 'surplus lines']],
  [/\bcontract\b.{0,12}\b(?:price|amount|value|worth|total)\b/i, ['contract sum', 'contract price']],
  [/\b(?:retainage|held back|hold back|withh(?:old|eld))\b/i, ['retainage', 'withheld']],
  [
    /\b(?:get|gets|getting) paid\b|\bpayment terms\b|\bwhen\b.{0,25}\bpay\b(?! app)/i,
    ['pays within days', 'payable within', 'payment is due'],
  ],
  [/\b(?:safety meetings?|tool ?box)\b/i, ['safety tool box talk', 'safety meeting']],
  [/\b(?:disputes?|disagree\w*|arbitrat\w*|mediat\w*)\b/i, ['disagreements mediation', 'disputes arbitration']],
  [
    /\b(?:terminat\w*|end the (?:contract|agreement)|get out of the (?:contract|agreement))\b/i,
    ['end this agreement', 'terminate'],
  ],
  [/\b(?:lawsuits?|sue|suit|sued)\b/i, ['suit', 'legal action']],
  [
    /\b(?:report|notif\w*|tell)\b.{0,30}\b(?:accidents?|loss(?:es)?|claims?|incidents?|occurrences?)\b/i,
    ['report every accident', 'notified of an event', 'tell us of every occurrence', 'notice of claim'],
  ],
  [
    /\b(?:keep|retain|store|preserve)\b.{0,30}\b(?:records?|books|logs|payroll|documents)\b/i,
    ['records kept for years', 'records must be open', 'keep what we need'],
  ],
  [/\b(?:audit|audited|look at (?:our|their|the) books)\b/i, ['audit', 'examine your books']],
  [/\b(?:guarantee|warrant(?:y|ed)|defects?|defective)\b/i, ['proves defective within', 'warranty']],
  [/\bcountersign\w*\b/i, ['countersigned']],
  [
    /\b(?:sublet|assign(?:ed|ment)?|transfer(?:red)?)\b/i,
    ['may not be assigned', 'may assign', 'may not be transferred'],
  ],
  [
    /\b(?:cancel\w*)\b.{0,40}\b(?:how|when|allowed|notice|flat)\b|\bcan\b.{0,20}\bcancel\b/i,
    ['canceled by', 'cancellations', 'notice of cancellation'],
  ],
  [
    /\bwhen\b.{0,15}\bpolicy\b.{0,15}\b(?:arriv\w*|com(?:e|ing)|issued|deliver\w*|sent|get)\b/i,
    ['policies will follow within days', 'policy will be issued', 'policy is issued'],
  ],
  [
    /\b(?:instal?lments?|pay(?:ment)? plan|down ?payment|deposit)\b/i,
    ['installments', 'down payment', 'deposit premium'],
  ],
  [/\b(?:payroll|wages|remuneration)\b/i, ['payroll', 'remuneration']],
  [/\b(?:x-?mod|e-?mod|emr|experience mod\w*)\b/i, ['experience modification']],
  [
    /\bwho\b.{0,30}\b(?:added|ai|additional insureds?)\b/i,
    [
      'added as an additional insured',
      'included as additional insureds',
      'named as additional insureds',
      'additional insureds',
    ],
  ],
  [
    /\bwhat (?:changed|changes|is changed|does (?:this|the) endorsement (?:do|change))\b/i,
    ['is added', 'is deleted', 'it is agreed that'],
  ],
  [
    /\b(?:forms?|endorsements?)\b.{0,20}\b(?:attach\w*|list\w*|includ\w*|apply|on)\b/i,
    ['forms and endorsements', 'forms attached'],
  ],
  [
    /\b(?:lease|tenancy|contract|agreement|subcontract)\b.{0,40}\b(?:begins?|starts?|commences?)\b/i,
    ['term begins', 'term commences', 'commencement date', 'lease term', 'effective date'],
  ],
  [
    /\b(?:lease|tenancy|contract|agreement|subcontract)\b.{0,40}\b(?:expir\w*|ends?|runs?|over|terminates?)\b/i,
    ['term ends', 'term expires', 'expiration date', 'term is years', 'lease term'],
  ],
  [/\b(?:expir\w*|ends?|renew\w*|run out|lapse)\b/i, ['policy period', 'expiration date', 'policy term']],
  [/\b(?:begins?|starts?|effective|incept\w*)\b/i, ['policy period', 'effective date', 'policy term']],
  [
    /\b(?:insurer|carrier|insurance company|who (?:insures|writes|underwrites))\b/i,
    ['insurer', 'insurance company', 'carrier', 'issuing company'],
  ],
  [/\bvalued\b/i, ['valuation date', 'valued as of', 'date of valuation']],
  [/\bwho holds\b/i, ['certificate holder']],
  [/\bwho is (?:the )?(?:insured|client|policyholder)\b/i, ['named insured']],
]

/** Words that a text keeps from its question: "expires" asks for a day only in a question of when, who, what or which. */
const asking = /\b(?:when|who|what|which|how|can|is|are|do|does)\b/i

/** The same question in the words of documents; none where it is in them already. */
export function otherWords(question: string): readonly string[] {
  const found = said.findIndex(([words]) => words.test(question))
  if (found < 0) return []
  const isUsual = found >= firstUsual
  const isAsked = isUsual
    ? /\b(?:when|who|what|which)\b/i.test(question)
    : asking.test(question) || isFragment(question)
  return isAsked ? (said[found]?.[1] ?? []) : []
}

const maxFragment = 5
/** "Contract price?" asks for it in as few words as there are. */
const isFragment = (question: string): boolean => (question.match(/[\p{L}\p{N}&’'-]+/gu) ?? []).length <= maxFragment

/** From here on, words are so usual that yes or no isn't asked with them. */
const firstUsual = said.findIndex(([, [first]]) => first === 'policy period')
