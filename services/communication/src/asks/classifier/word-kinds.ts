import { stemOf } from './words-of-sentence.ts'

/** Words of the trade that mean much the same to someone who sorts mail, by what they are about. */
const lists: Readonly<Record<string, string>> = {
  vehicle:
    'truck car van vehicle trailer pickup sedan suv motorcycle boat forklift tractor fleet jeep tahoe silverado f-150 ford chevy toyota honda ram dodge nissan freightliner peterbilt kenworth isuzu sprinter transit camry civic corolla tacoma tundra camper rv motorhome bus limo excavator vin unit',
  person: 'driver employee son daughter wife husband spouse teen teenager officer worker staff technician foreman hire',
  place: 'building location address warehouse office store shop property premises garage house home roof suite',
  insuredThing:
    'limit deductible payroll equipment tool contents schedule class code endorsement endorse waiver subrogation mortgagee lienholder payee collision comprehensive noncontributory primary dba',
  party: 'landlord owner contractor gc lender vendor customer tenant lessor municipality city county venue holder',
  change:
    'add change update remove delete replace swap increase raise lower reduce decrease amend correct modify include exclude adjust switch bump fix move moved transfer drop take put',
  got: 'bought buy purchased acquired leased picked got traded sold hired',
  end: 'cancel terminate discontinue end stop nonrenew lapse cease quit',
  leave: 'sold closed closing retire retiring elsewhere cheaper switched switching moved',
  proof: 'certificate proof evidence acord holder',
  send: 'send email forward resend mail fax provide share copy copies get give text',
  paper:
    'declaration loss-run run runs card cards invoice receipt wnine binder application letter worksheet poster statement document paperwork form copy contract audit schedule history page pages pdf record wording proposal',
  price:
    'quote price pricing cost costs rate rates estimate proposal indication bid shop remarket market compare cheaper ballpark option options insure bond charge',
  need: 'need require want like request looking interested',
  start: 'starting opening new start open launching planning buying expand expanding formed',
  loss: 'accident wreck crash collision rear-ended stolen theft stole broke burglary burst flood fire smoke hail storm damage damaged hurt injured injury slipped fell lawsuit sued claim leak leaking totaled vandalized adjuster hit backed',
  money:
    'payment pay bill billing autopay installment refund charge charged card account bank check balance invoice due',
  contact: 'call callback speak talk meeting meet schedule appointment reach discuss review phone number',
  access: 'login log portal password website online',
  cover: 'cover covered covers coverage include included exclude exclusion excluded apply applies policy protect',
  asking:
    'what when where why who which how whether does do is are can could would should am did has have was will wondering curious know explain confirm question understand clarify',
  line: 'auto liability gl wc comp workers umbrella cyber property bop package homeowners renters flood earthquake epli liquor marine professional pollution builders life health bond surety malpractice dental umbrella commercial general policy insurance',
  thanks: 'thank thanks appreciate great perfect awesome wonderful grateful pleasure glad happy',
  greeting: 'hi hello hey dear morning afternoon evening regards sincerely best cheers',
  robot:
    'unsubscribe automatic automated undeliverable delivery webinar newsletter seo google marketing leads software demo click offer exclusive discount subscription mailbox password verify',
  away: 'office vacation leave return limited access urgent',
  done: 'received arrived already got processed approved accepted signed sent attached done completed resolved',
}

const kindsOfStems = new Map<string, string[]>()
for (const [kind, words] of Object.entries(lists)) {
  for (const word of words.split(' ')) {
    const stem = stemOf(word)
    kindsOfStems.set(stem, [...new Set([...(kindsOfStems.get(stem) ?? []), kind])])
  }
}

/** What a word without its ending is about, in the eyes of someone who sorts mail. */
export const kindsOf = (stem: string): readonly string[] => kindsOfStems.get(stem) ?? []
