const list = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Words that names and things never are made of: grammar. */
const grammar =
  list(`a an the whatever whichever and or but nor so than then as if of to in on at by with for from into out over under off up down per via
  between through during within without about around against across along toward towards upon onto since until till while because
  although though whether however therefore is are was were be been being am do does did doing done has have had having can could will
  would shall should may might must i me my mine myself we us our ours ourselves you your yours he him his she her hers it its they them
  their theirs themselves anything something everything nothing after this that these those there here who whom whose what which when where why how much many any some all each
  every both either neither no not none never yes s re ve ll d m don doesn didn isn aren wasn weren hasn haven hadn won wouldn shouldn
  couldn t ain gonna wanna gotta lemme gimme`)

/** What is said between words. */
const talk =
  list(`please pls plz kindly hi hey hello thanks thank thx cheers cara ok okay yeah yep nope well oh uh um hmm btw fyi tbh imo rn
  asap re actually basically literally really truly simply just only even still already yet ever again once twice also too else otherwise
  anyway anyhow maybe perhaps probably possibly apparently supposedly definitely certainly surely exactly precisely approximately roughly
  nearly almost quite rather pretty very super totally completely entirely fully wholly mostly mainly generally usually normally typically
  often sometimes always finally eventually lately recently currently presently nowadays meanwhile afterwards beforehand earlier later
  soon sooner now today anymore instead together apart altogether overall back away forward quick quickly fast slowly right left aside
  wise kind kinda sort sorta type types bit lot lots bunch couple few several plenty guess sure course matter fact way ways sense like
  idea clue chance luck`)

/** What people do with whatever they ask about. */
const doing =
  list(`ask add adds added adding leave leaves leaves leaving report reports reported reporting drive drives driving owe owes belong belongs asks asked asking tell tells told telling say says said saying show shows showed shown showing list lists listed listing
  give gives gave given giving get gets got gotten getting find finds found finding pull pulls pulled pulling look looks looked looking
  see sees saw seen seeing check checks checked checking know knows knew known knowing need needs needed needing want wants wanted wanting
  try tries tried trying think thinks thought thinking believe remember recall forget forgot hope hoping wonder wondering figure guessing
  expect expects expected expecting suppose supposed understand mean means meant seem seems seemed appear appears appeared sound sounds
  hear hears heard hearing help helps helped helping let lets letting keep keeps kept keeping put puts putting bring brings brought
  come comes came coming go goes going went gone take takes took taken taking make makes made making use uses used using become becomes
  became remain remains stay stays stayed happen happens happened happening turn turns turned stop stops stopped talk talks talked talking
  speak speaks spoke spoken discuss discussed chat mention mentions mentioned mentioning bother bothers care cares mind wish prefer
  hold holds held carry carries carried carrying have place placed places placing insure insures insuring write writes wrote written
  sell sells sold handle handles issue issued call called calls calling receive receives received able allow allowed plan plans planning
  planned decide decides decided feel feels felt start started stick sticks dig digging grab touch share shared follow followed
  purchase purchased buy buys bought quoted gave cause add-on bet`)

/** What anything can be. */
const being =
  list(`new newer newest old older oldest current existing present actual exact particular specific certain various different
  other others another same such own main whole entire single big bigger biggest large larger largest small smaller smallest good better
  best bad worse worst great nice fine right wrong true real clear ready available open opened likely possible close closer near nearest
  next last latest recent first final early late high higher low lower more most less least long longer short shorter extra additional
  important urgent busy easy hard simple normal usual regular annual annually yearly monthly total combined fresh due upcoming`)

/** Whoever is spoken of, and what everything here is about. */
const common = list(`people person persons folks guy guys gal lady ladies man men woman   
   company companies firm firms business businesses outfit shop place agency agencies office offices team staff client clients customer
  customers account accounts insured insureds policy policies coverage coverages covered cover covers insurance record records file files
  system book books desk number numbers amount amounts figure name names line lines date dates day days week weeks month months year years
  time times moment minute minutes hour hours morning afternoon evening tonight yesterday tomorrow fall spring summer winter season info
  information detail details thing things stuff one ones two part rest end total question reason reasons change changes term terms limit
  limits outcome story deal situation word update news spot area regard regards respect sake total note count sum`)

/** What is done to requests and papers, by whoever. */
const paperwork =
  list(`confirm confirms confirmed confirming approve approves approved approving release releases released sign signs signed
  signing send sends sent sending deliver delivered collect collects collected order ordered promise promised schedule scheduled reply
  replied respond responded answer answered agree agreed accept accepted finish finished complete completed process processed submit
  submitted forward forwarded attach attached return returned review reviewed visit visits visiting visited arrive arrives arrived mailed
  chase chased chasing nudge remind reminded push pushed pushing wait waited annoyed upset angry insist
  insists insisted bug bugging stand stands covering dial`)

const anyPerson = ['any', 'every', 'no', 'some'].flatMap(which => [`${which}one`, `${which}body`])

/** Words that name no one and ask for nothing of their own: whoever and whatever is asked about is among the others. */
export const lightWords: ReadonlySet<string> = new Set([
  ...anyPerson,
  ...grammar,
  ...talk,
  ...doing,
  ...being,
  ...common,
  ...paperwork,
])
