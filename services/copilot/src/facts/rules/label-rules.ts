import type { FieldName, InsuranceType } from '@coverdesk/coverage'

/** What a label is for. Those that several lines have are told apart by their section. */
export type Meaning =
  | FieldName
  | 'occurrence'
  | 'aggregate'
  | 'eachClaim'
  | 'eachAccident'
  | 'policyPeriod'
  | 'limitOfLine'
  | 'preparedFor'
  | 'other'

export interface LabelRule {
  meaning: Meaning
  /** The label, as `labelOf` reads it. */
  pattern: string
  /** Only in sections of these lines, or of none. */
  lines?: readonly InsuranceType[]
  /** Not in sections of none: elsewhere these words are for something else. */
  isOnlyThere?: boolean
}

const liability = ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE'] as const
const limitTail = '(?: limits?)?(?: of (?:liability|insurance))?'
const limitHead = '(?:limits? of (?:liability|insurance) )?(?:limits? )?'
const basis = '(?: (?:bodily injury(?: and)? property damage|bi(?: and)? pd))?'

/** How documents label what they state. The longest label that fits counts. */
export const labelRules: readonly LabelRule[] = [
  // Who, and which policy
  {
    meaning: 'insuredName',
    pattern:
      '(?:first |primary )?named? ?insured(?: name)?(?: and (?:mailing )?address)?|name of (?:the )?(?:first |proposed )?(?:named )?(?:insured|applicant|business)|insured(?: name)?(?: and (?:mailing )?address)?|(?:proposed|the) insured|named? (?:of )?applicant(?: name)?|applicant(?: legal)?(?: business)?(?: name)?(?: and (?:mailing )?address)?|legal (?:business |entity )?name(?: of (?:applicant|business|insured))?|policy ?holder(?: name)?|assured|client(?: name)?|account name|business name|quoted for|issued to|insured (?:business|organization|company|firm|entity)|named (?:organization|entity)|parent company|name and address of (?:the )?(?:first )?(?:named )?insured|name(?: of)? (?:the )?entity|insured party',
  },
  { meaning: 'preparedFor', pattern: 'prepared for|presented to|attention|attn|submitted for' },
  {
    meaning: 'insuredAddress',
    pattern:
      '(?:insured|applicant|client|customer|account|mailing|mail|business|principal|street|policyholder|main)(?: mailing)?(?: business)? address(?: of (?:the )?(?:named )?insured)?|address(?: of (?:the )?(?:named )?(?:insured|applicant))?|mailing address(?: of (?:the )?(?:named )?(?:insured|applicant))?|principal place of business|(?:insured|applicant) location address',
  },
  {
    meaning: 'insurerName',
    pattern:
      '(?:(?:the |proposed |quoting |lead |bound |writing |insuring |issuing |participating )?(?:insurer|carrier|insurance (?:company|carrier|co)|company|ins co)|risk bearer|underwriter|underwriting company|paper|market)(?: name)?|name of (?:the )?(?:insurer|carrier|company|insurance company)|insurer [a-f]|company [a-f]|(?:policy )?(?:underwritten|insured|issued|coverage (?:is )?provided|written|insurance (?:is )?provided|offered) (?:by|with)|(?:placed|bound|written) (?:with|through)|company (?:providing|affording) coverage|insurers? affording coverage|name of insurance company|quoting carrier',
  },
  {
    meaning: 'insurerNaic',
    pattern: '(?:(?:carrier|company) )?naic(?: (?:number|code|id|company|co))*|company naic(?: number| code)?',
  },
  {
    meaning: 'producerName',
    pattern:
      '(?:producer|broker|retail (?:agent|broker|agency)|retailer|submitting (?:agency|agent|broker)|placing (?:agent|broker)|agency|agent|producing (?:agent|agency|broker)|insurance (?:agent|broker|agency)|(?:broker|agent|agency|producer) of record|wholesale broker|your (?:agent|broker|agency))(?: name)?(?: and address)?|name of (?:producer|agent|agency|broker)|presented by|prepared by|brokered by|submitted by|agent or broker|agent broker|producer or broker',
  },
  {
    meaning: 'policyNumber',
    pattern:
      '(?:(?:master |current |our |new |assigned |certificate )?policy) (?:(?:symbol and )?number|id|reference)(?: s)?|policy|policy number s|contract number|certificate of insurance policy number',
  },
  {
    meaning: 'other',
    pattern:
      '(?:terrorism|tria|certified acts|certified terrorism).*|deductibles? (?:comprehensive|collision|glass|flood|earthquake|theft|crime|equipment|spoilage|water).*|(?:comprehensive|collision|glass|flood|earthquake|theft|crime|equipment breakdown|spoilage|water damage|sewer backup) (?:and collision )?deductibles?.*|continuity date|pending (?:and|or) prior.*date|expiring (?:policy|carrier|insurer|limits?|deductible|term|program).*|(?:prior|previous|current|incumbent) (?:carrier|insurer|term|limits?|deductible|company).*|insurers?(?: (?:and )?naic(?: number)?)?|coverages?|limits? and coverages?|insurers and lines|(?:renewal|rewrite|replacement) of(?: policy)?(?: number)?|prior policy(?: number)?|previous policy(?: number)?|renews(?: policy)?(?: number)?|expiring premium|prior premium|minimum premium|(?:producer|agency|agent|broker) (?:code|number|phone|license|email|contact)|phone|email|fax|website|tax id|fein|certificate number|customer (?:id|number)|account number|claim number|form number|page|revision number|named? (?:of )?insured (?:is|type)|form of business|business type|entity type|insured is(?: a| an)?|premium basis|premium base|premium finance|premium audit|audit basis|deductible basis|deductible type|retroactive date|retro date|date of (?:loss|birth|hire)|loss date|date reported|report date|signature date|date signed|limit basis|company phone|company address|agency address|broker address|producer address|insurer address|carrier address|carrier rating|insurer rating|rating|am best(?: rating)?|underwriter email|underwriter phone|coinsurance|valuation|construction|occupancy|protection class|territory|class code|rate|exposure|insurer letter|payment plan|payment terms|billing|currency|policy form|policy type|type of policy|type of insurance|line of (?:business|insurance)|coverage type|coverage form|status|quote valid until|valid (?:until|through|to)|quote (?:expires|expiration)(?: date)?|offer expires|binder expires|waiting period',
  },
  {
    meaning: 'quoteNumber',
    pattern:
      '(?:quote|quotation|proposal|indication|submission|control)(?: (?:number|id|reference|ref))+|quote|(?:our )?ref(?:erence)?(?: number)?|quote or policy number',
  },
  { meaning: 'binderNumber', pattern: '(?:binder|cover ?note)(?: (?:number|id|reference|ref))+|binder' },
  {
    meaning: 'endorsementNumber',
    pattern:
      'endorsement(?: (?:number|id))+|policy change number|endorsement|change (?:endorsement )?number|amendment number',
  },
  // When
  {
    meaning: 'policyPeriod',
    pattern:
      '(?:policy|coverage|insurance|proposed|binder|quote)? ?(?:period|term|effective period)(?: of (?:insurance|coverage|policy))?(?: from)?|(?:policy |proposed |coverage )*(?:effective|inception) dates|(?:inception|effective) (?:to )?expir(?:ation|y)|term dates|12 month term|(?:policy |proposed )?(?:effective|inception) and expir(?:ation|y)(?: dates?)?|(?:policy|coverage) dates?(?: effective expiration)?|dates of coverage|effective expiration(?: dates?)?|proposed (?:policy )?(?:term|period|dates)|term of (?:policy|insurance|coverage)',
  },
  {
    meaning: 'effectiveDate',
    pattern:
      '(?:(?:proposed|policy|coverage|binder|endorsement|change|requested|this endorsement|insurance) )*(?:effective|inception|start|commencement|begins?)(?: date)?(?: of (?:policy|coverage|endorsement|change|this endorsement))?(?: (?:is|from|mm dd yyyy))?|(?:policy |coverage )?effective (?:from|on|as of)|from|(?:policy|coverage) (?:period )?from|date effective|takes effect(?: on)?|start of (?:policy|coverage|insurance)|incepts|begins|attaches|date of inception|bind date|bound effective|bound (?:from|as of)',
  },
  {
    meaning: 'expirationDate',
    pattern:
      '(?:(?:proposed|policy|coverage|binder|insurance) )*(?:expiration|expiry|expires|end|ends|termination|expiring)(?: date)?(?: (?:on|mm dd yyyy))?|date of expir(?:y|ation)|(?:expiration|expiry) date of (?:the )?policy|to|through|until|(?:(?:policy|coverage) )?(?:period|term) (?:to|until)|(?:policy|coverage) (?:to|until)|end of (?:policy|coverage|insurance)',
  },
  {
    meaning: 'issuedDate',
    pattern:
      '(?:date )?issued(?: on)?(?: date)?|(?:quote issued|quoted|prepared)(?: on)?|todays? date|date of (?:this )?(?:proposal|letter|binder|certificate)|(?:(?:policy|declarations?) )?(?:issue|issuance|process|letter|transaction|mailing|certificate|quote|quotation|proposal|indication|binder|document) date|date(?: (?:issued|quoted|bound|of issue|of issuance|prepared|of quote|of quotation|of certificate|of binder|of this certificate|mm dd yyyy))?|dated|prepared on|issued at|date printed|print date',
  },
  {
    meaning: 'auditDate',
    pattern: '(?:premium )?audit(?: date| due(?: date)?)|date of audit|audit to be completed by',
  },
  {
    meaning: 'valuationDate',
    pattern:
      '(?:date )?valued?(?: (?:as of|at|on|date))?|date valued|(?:run|report valuation|loss valuation|as of) date|(?:data|report|information valued|claims valued) as of|valuation(?: date)?(?: as of)?|(?:report )?valued as of|losses valued as of|as of(?: date)?|loss data as of|evaluation date|information as of',
  },
  // Money
  {
    meaning: 'premium',
    pattern:
      '(?:(?:total|annual|annualized|estimated|deposit|minimum and deposit|m and d|policy|base|basic|full|term|12 month|advance|gross|net|quoted|provisional|technical|coverage|line|written|section|package|combined|program|all lines|subtotal) )*premiums?(?: (?:(?:for )?all (?:policies|lines|coverages|parts)|subtotal|total|amount|annual|at inception|before taxes and fees|before taxes|excluding (?:all )?taxes(?: and fees)?|for (?:this|the) (?:policy|coverage(?: part)?|line|section|term|policy term)|for coverage part))?',
  },
  {
    meaning: 'taxes',
    pattern:
      '(?:(?:surplus|excess|excess and surplus|sur) lines? |state |local |and |sl |s l |e and s |surplus |premium |applicable |total |estimated )*(?:tax|taxes)(?: (?:and|or)? ?(?:surcharges?|assessments?|stamping(?: fees?)?))*|slt|(?:total |state )*surcharges?(?: and assessments?)?|surcharges? and taxes|taxes surcharges|state taxes and surcharges',
  },
  {
    meaning: 'policyFees',
    pattern:
      '(?:(?:policy|broker|carrier|inspection|underwriting|company|agency|service|insurer|program|administrative|admin|processing|mga|wholesaler?|issuance|non refundable|total|policy issuance) )*fees?(?: total)?|policy and inspection fees?',
  },
  {
    meaning: 'totalCost',
    pattern:
      '(?:grand |final |gross |overall )?total(?: (?:cost|due|amount|payable|charges?|policy|annual|estimated|quoted|price|amount due|payment|invoice|all in))*(?: (?:due|payable|cost|charges))?(?: at (?:inception|binding))?|(?:total|amount) (?:due|payable)(?: at (?:inception|binding))?|(?:total )?(?:policy )?(?:premiums?|(?:annual )?cost)(?: (?:and|plus|including|with))? (?:all )?(?:taxes(?: and)?(?: surcharges)?(?: and)?(?: fees)?|fees(?: and)?(?: taxes)?)|total (?:annual )?cost (?:including|with) (?:all )?(?:taxes|fees)(?: and)?(?: fees)?|total excluding (?:tria|terrorism)|(?:balance|net|sum) due|(?:total )?due at (?:binding|inception)|total to bind|total (?:premium )?(?:including|with) (?:all )?taxes(?: and)?(?: fees)?|total to pay|all in (?:cost|price)|total cost of insurance|total payable premium',
  },
  {
    meaning: 'minimumEarnedPremium',
    pattern:
      '(?:minimum|min)(?: and)?(?: (?:earned|retained))(?: premium)?(?: percentage| percent| at inception)?|minimum premium earned|mep|earned premium minimum|minimum and earned premium|earned premium at inception',
  },
  {
    meaning: 'commissionRate',
    pattern:
      '(?:(?:agency|broker|producer|agent|retail|your) )?commission(?: (?:rate|percentage|percent|%|to you|payable|to (?:the )?(?:retail )?(?:agent|broker)))?|commercial(?: (?:rate|%))?',
  },
  {
    meaning: 'windHailDeductible',
    pattern:
      '(?:named storm |hurricane )?wind(?:storm)?(?: (?:and|or))?(?: hail)?(?: (?:or|and) named storm)? (?:deductible|ded)(?: percentage)?(?: each .*)?|wind(?:storm)?(?: (?:and|or))? hail|with h(?: deductible)?|w h(?: deductible)?|wind(?:storm)?(?: (?:and|or))? hail percentage deductible|deductible wind(?:storm)?(?: (?:and|or))? hail|(?:hurricane|named storm) deductible',
  },
  {
    meaning: 'umbrellaRetention',
    pattern:
      '(?:umbrella )?(?:deductible )?(?:self insured )?(?:retention|retained limit)(?: (?:each occurrence|sir|amount))*|s i r|(?:deductible )?sir|self insured retained limit',
    lines: ['UMBRELLA', 'EXCESS'],
    isOnlyThere: true,
  },
  { meaning: 'umbrellaRetention', pattern: 'umbrella (?:self insured )?(?:retention|retained limit)' },
  {
    meaning: 'cyberRetentionLimit',
    pattern:
      '(?:cyber )?(?:deductible )?(?:(?:each|any one) (?:claim|incident|event) )?(?:self insured )?retention(?: (?:each|any one) (?:claim|incident|event|occurrence|loss))?(?: limit)?',
    lines: ['CYBER'],
    isOnlyThere: true,
  },
  { meaning: 'cyberRetentionLimit', pattern: 'cyber retention(?: limit)?' },
  {
    meaning: 'retention',
    pattern:
      '(?:deductible )?(?:(?:each|any one) (?:claim|occurrence|wrongful act|incident) )?(?:self insured )?retention(?: (?:amount|sir))?(?: (?:each|any one|for each) (?:claim|occurrence|loss|incident|wrongful act|accident))?|(?:deductible )?(?:sir|s i r)|self insured retention sir|retained (?:amount|limit)',
  },
  {
    meaning: 'deductible',
    pattern:
      '(?:(?:policy|property|building|all other perils?|all other causes of loss|aop|all perils?|liability|standard|basic|other perils|base|all covered perils|bodily injury|bi|property damage|pd|and|(?:each|any one) (?:claim|occurrence|loss|accident)) )*deductibles?(?: (?:amount|applies|combined|all (?:other )?(?:covered )?(?:perils|causes of loss)|aop|all other perils?|bi(?: and)? pd|bodily injury(?: and)? property damage|liability|other perils|including (?:alae|lae|loss adjustment expenses?)|(?:each|any one|for each) (?:claim|occurrence|loss|accident|incident|covered auto|building)))*',
  },
  {
    meaning: 'deductible',
    pattern: 'aop|all other perils?(?: aop)?|all other causes of loss|all covered perils',
    lines: ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE'],
  },
  // General liability
  {
    meaning: 'glAggregateLimit',
    pattern: `${limitHead}general aggregate${limitTail}(?: (?:other than products.*|each (?:policy|project|location)))?|other than products.* aggregate${limitTail}|g a`,
    lines: [...liability],
  },
  {
    meaning: 'glProductsAndCompletedOperationsLimit',
    pattern: `${limitHead}products?(?: and| or)? ?(?:co|comp(?:leted|l|ensation)?)?(?: op(?:s|er|erations?)?)?(?: hazard)?(?: agg(?:regate)?)?${limitTail}|(?:completed|compensation|compl) operations(?: aggregate)?${limitTail}|pco(?: aggregate)?${limitTail}|products? liability aggregate`,
    lines: [...liability],
  },
  {
    meaning: 'glPersonalAndAdvertisingInjuryLimit',
    pattern: `${limitHead}personal (?:and |or )?(?:injury )?(?:and )?advertising(?: injury)?(?: liability)?${limitTail}(?: (?:any one person(?: or organization)?|each (?:person|offense|occurrence)))?|p and a injury|p and a|p and ai|pai|pi ai|personal injury${limitTail}|advertising injury and personal injury${limitTail}`,
    lines: [...liability],
  },
  {
    meaning: 'glRentedPremisesDamageLimit',
    pattern: `${limitHead}(?:(?:property )?damage to )?(?:premises )?(?:rented|rental)(?: (?:or|and) leased)?(?: premises)?(?: to you| to insured)?${limitTail}(?: (?:each occurrence|any one (?:premises|fire|occurrence)|each premises))*|damage to (?:rented|leased) premises(?: limit)?(?: each occurrence)?|(?:rented )?premises damage(?: rented)?(?: limit)?|fire (?:damage|legal)(?: legal)?(?: liability)?${limitTail}(?: any one (?:fire|premises))?|tenants? legal liability|dpr|dprty|dtprty|damage to premises(?: you rent)?${limitTail}`,
    lines: [...liability],
  },
  {
    meaning: 'glMedicalPerPersonLimit',
    pattern: `${limitHead}medical (?:expenses?|payments?)?(?: coverage)?${limitTail}(?: (?:any one|each|1|one) person)?(?: limit)?|premises medical(?: payments)?${limitTail}|medical(?: limit)?|medical(?: expenses?)? any one person`,
    lines: [...liability],
  },
  {
    meaning: 'glMedicalPerOccurrenceLimit',
    pattern: `${limitHead}medical (?:expenses?|payments?)?${limitTail}(?: (?:any one|each|1|one) (?:occurrence|accident))(?: limit)?`,
    lines: [...liability],
  },
  {
    meaning: 'occurrence',
    pattern: `${limitHead}(?:liability (?:and medical expenses? )?(?:limits? )?)?(?:combined single limit )?(?:bodily injury(?: and)? property damage |bi(?: and)? pd |maximum )?(?:each|any one|one|1) (?:occurrence|event)${limitTail}${basis}|(?:bi(?: and)? pd )?occurrence${limitTail}|${limitHead}each occurrence limit${basis}`,
  },
  {
    meaning: 'aggregate',
    pattern: `${limitHead}(?:(?:annual|policy|total|general|maximum) )*aggregate${limitTail}(?: (?:for all (?:claims|losses)|each policy (?:period|year)|all claims|where applicable))?|policy limit|annual limit|in the aggregate|each aggregate|(?:policy period|all claims)(?: aggregate)?|each policy (?:period|year)|aggregate for the policy (?:period|year)`,
  },
  {
    meaning: 'eachClaim',
    pattern: `${limitHead}(?:each|any one|one) (?:claim|wrongful act|professional incident|loss|incident)${limitTail}(?: including claims? expenses?)?|claim limit`,
  },
  // Workers compensation
  { meaning: 'eachAccident', pattern: `${limitHead}(?:each|any one) accident${limitTail}` },
  {
    meaning: 'wcPerAccidentLimit',
    pattern: `(?:(?:employers? liability|e l|el|part two|coverage b) )*(?:bodily injury by accident|(?:bi )?(?:by )?accident)${limitTail}(?: each accident)?(?: limit)?|(?:employers? liability|e l|el)${limitTail}(?: bodily injury by accident)?(?: (?:each|any one) accident)`,
  },
  {
    meaning: 'wcPerDiseaseEmployeeLimit',
    pattern: `(?:(?:employers? liability|e l|el|bodily injury by|bi by|bodily injury|by) )*disease${limitTail}(?: (?:of|for|as|in|by))?(?: the)?(?: (?:each|any one|ea))? employee${limitTail}|each employee by disease`,
  },
  {
    meaning: 'wcPerDiseasePolicyLimit',
    pattern: `policy limit by disease|(?:(?:employers? liability|e l|el|bodily injury by|bi by|bodily injury|by) )*disease${limitTail}(?: (?:of|for|as|in|by))?(?: (?:a|the))?(?: (?:each )?policy(?: limit)?(?: as a whole)?| aggregate)${limitTail}`,
  },
  {
    meaning: 'wcPerDiseaseEmployeeLimit',
    pattern: `each employee${limitTail}`,
    lines: ['WORKERS_COMPENSATION'],
    isOnlyThere: true,
  },
  // Auto
  {
    meaning: 'autoCombinedSingleLimit',
    pattern: `(?:covered autos? )?liability${limitTail}|bodily injury and property damage(?: liability)?${limitTail}|any one accident or loss`,
    lines: ['COMMERCIAL_AUTO'],
    isOnlyThere: true,
  },
  {
    meaning: 'autoCombinedSingleLimit',
    pattern: `(?:(?:covered autos? )?(?:auto(?:mobile)? )?liability )?(?:bodily injury and property damage )?combined single(?: limit)?(?: (?:csl|each accident|bi and pd|bodily injury and property damage|of liability|liability|of insurance))*|(?:(?:bi(?: and)? pd|bodily injury and property damage|liability) )?csl(?: limit)?(?: each accident)?|single limit(?: liability)?`,
  },
  {
    meaning: 'autoBodilyInjuryPerPersonLimit',
    pattern: `(?:auto )?(?:bodily injury|bi)(?: liability)?${limitTail} (?:each|any one) person${limitTail}`,
    lines: ['COMMERCIAL_AUTO'],
  },
  {
    meaning: 'autoBodilyInjuryPerAccidentLimit',
    pattern: `(?:auto )?(?:bodily injury|bi)(?: liability)?${limitTail} (?:each|any one) accident${limitTail}`,
    lines: ['COMMERCIAL_AUTO'],
  },
  {
    meaning: 'autoPropertyDamageLimit',
    pattern: `(?:auto )?property damage(?: liability)?${limitTail}(?: (?:each|any one) accident)?`,
    lines: ['COMMERCIAL_AUTO'],
  },
  {
    meaning: 'other',
    pattern:
      '(?:uninsured|underinsured)(?: (?:and|or) underinsured)? motorists?.*|um(?: uim)?|(?:auto )?medical payments?.*|comprehensive.*|collision.*|personal injury protection|hired.*auto.*|non owned.*',
    lines: ['COMMERCIAL_AUTO'],
  },
  // Property
  {
    meaning: 'propertyBuildingLimit',
    pattern: `(?:limits? of insurance )?(?:buildings?|real property)(?: (?:coverage|value|amount|\\d|and structures|rc))?${limitTail}(?: replacement cost)?`,
  },
  {
    meaning: 'propertyContentsLimit',
    pattern: `(?:your )?(?:(?:business )?personal property|business contents|bpp|contents|personal property of (?:the )?insured)(?: (?:coverage|value|amount|bpp|contents|rc))*${limitTail}(?: replacement cost)?`,
  },
  {
    meaning: 'propertyBusinessIncomeLimit',
    pattern: `(?:loss of (?:business )?income|time element|business (?:income|interruption|inc))(?: (?:and|with|w|including|or))?(?: (?:extra expenses?|ext exp|ee))?(?: coverage)?${limitTail}(?: (?:actual loss sustained|12 months))?|bi(?: (?:and|with|w))? (?:ee|extra expenses?)|biee`,
  },
  // Lines with one limit
  {
    meaning: 'limitOfLine',
    pattern:
      '(?:(?:policy|total|maximum|coverage) )*limits?(?: of (?:liability|insurance|coverage|indemnity))?(?: requested| required)?|amount of (?:insurance|coverage)',
  },
  // Certificates, endorsements, applications, loss runs
  {
    meaning: 'certificateHolder',
    pattern:
      '(?:name and address of )?certificate holder(?: name)?(?: and address)?|issued to certificate holder|holder|certificate ?holders?|cert holder|certificate issued to',
  },
  {
    meaning: 'descriptionOfOperations',
    pattern:
      'description of operations(?: (?:and )?locations(?: (?:and )?vehicles)?)?(?: special (?:items|provisions))?|operations locations vehicles|special (?:items|provisions|wording)|remarks',
  },
  {
    meaning: 'operations',
    pattern:
      '(?:description of |nature of )?(?:the )?(?:applicant |your |insured )?(?:business )?operations?(?: description| performed)?|(?:description|nature|type) of (?:the )?(?:applicant |your )?(?:business|work)(?: operations| performed)?|business description|describe (?:your |the )?(?:business |applicant )?(?:operations|business)|what does (?:your|the) (?:business|company|applicant) do',
  },
  {
    meaning: 'annualRevenue',
    pattern:
      '(?:(?:total|estimated|gross|projected|annual|yearly|current) )*(?:revenues?|sales|receipts|turnover)(?: (?:annual|last 12 months|next 12 months|for the (?:last|next|current) (?:year|12 months)|past year))?|annual (?:gross )?(?:revenues?|sales|receipts)',
  },
  {
    meaning: 'annualPayroll',
    pattern: '(?:(?:total|estimated|gross|projected|annual|yearly) )*(?:payroll|remuneration|wages)(?: annual)?',
  },
  {
    meaning: 'employeeCount',
    pattern:
      '(?:total )?(?:number of )?(?:full time )?employees?(?: count| total| number)?|number of (?:full time )?(?:employees|staff|workers)|headcount|employee count|staff|how many (?:people|employees|persons)(?: (?:do you|does the applicant))? ?(?:employ|have)?',
  },
  {
    meaning: 'yearBuilt',
    pattern:
      '(?:year|date)(?: (?:building|of building|the building(?: was)?))? (?:built|constructed|of construction)|built(?: in)?|construction year|yr built|building built in|year of construction',
  },
  {
    meaning: 'yearsInBusiness',
    pattern:
      '(?:number of )?years? (?:in|of)(?: the)? (?:business|operation|experience)s?|time in business|years (?:operating|established|trading|under current ownership)|how (?:long|many years) in business',
  },
  {
    meaning: 'totalIncurred',
    pattern:
      '(?:grand )?total (?:net |gross |loss )?incurred(?: losses)?(?: (?:all claims|amount|to date))?|incurred total|total (?:of )?(?:all )?incurred|total (?:gross )?incurred loss(?:es)?|total losses incurred',
  },
  {
    meaning: 'noticeOfCancellationDays',
    pattern: '(?:days )?notice of cancel(?:l?ation)?(?: days| in days)?|cancel(?:l?ation) notice(?: days)?',
  },
  {
    meaning: 'ratingRequired',
    pattern:
      '(?:minimum )?(?:am best |insurer |carrier |best )+rating(?: required| of insurers?)?|required (?:insurer |carrier |am best )?rating',
  },
  { meaning: 'additionalInsuredBox', pattern: 'additional insured(?: (?:box|included|applies|status))?|addl insd' },
  {
    meaning: 'waiverBox',
    pattern: '(?:waiver of subrogation|subrogation waived|waiver)(?: (?:box|included|applies))?|subr wvd',
  },
  {
    meaning: 'additionalInsureds',
    pattern:
      'additional insureds(?: name| names)?(?: person s? or organization s?)?|additional insured (?:name|person or organization)|name of (?:additional insured )?(?:person s?|persons?) or organizations?(?: s)?',
  },
]
