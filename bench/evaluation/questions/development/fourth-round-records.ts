import { demoAccounts, demoDay } from '@coverdesk/kit'
import { harborPointPolicies } from '../../../../services/policies/src/demo-seed/harbor-point-policies.ts'
import {
  account,
  count,
  type DevelopmentQuestion,
  day,
  dollars,
  policy,
  request,
  text,
} from './development-question.ts'

type Client = keyof typeof demoAccounts
type Truth = Extract<DevelopmentQuestion['answer'], { records: unknown }>
type RecordLink = Truth['records'][number]

const asked = (
  question: string,
  says: Truth['says'],
  records: RecordLink[],
  without?: string[],
): DevelopmentQuestion => ({
  text: question,
  answer: { says, records, ...(without && { without }) },
})

/** Or the client itself. */
const orClient = (link: RecordLink, client: Client): RecordLink => ({
  ...link,
  otherIds: [...(link.otherIds ?? []), demoAccounts[client].id],
})

const contact = (client: Client) => orClient({ kind: 'contact', id: demoAccounts[client].contactId }, client)

/** By its place in the demo’s list of clients, of those without policies. */
const clientAt = (place: number): RecordLink => ({ kind: 'account', id: `67a${String(place).padStart(21, '0')}` })

/** A term that a later one renewed; or what renewed it, whose page leads there. */
function formerTerm(client: Client, line: string, yearsAgo: number): RecordLink {
  const { kind, id } = policy(client, line)
  const former = `67d${String(Number(id.slice(3)) - yearsAgo).padStart(21, '0')}`
  return orClient({ kind, id: former, otherIds: [id] }, client)
}

/** By its place in the order of issue. */
const certificate = (place: number, client: Client) =>
  orClient({ kind: 'certificate', id: `67e${String(place).padStart(21, '0')}` }, client)

type Policy = (typeof harborPointPolicies)[number]

/** Of its present term. */
const idOf = ({ account: { id }, line }: Policy) => policy(clientOf(id), line).id

const clientOf = (id: string) =>
  (Object.keys(demoAccounts) as Client[]).find(client => demoAccounts[client].id === id) as Client

/** The client, or any of its policies. */
const anyOf = (client: Client): RecordLink => ({
  kind: 'account',
  id: demoAccounts[client].id,
  otherIds: harborPointPolicies.filter(({ account: { id } }) => id === demoAccounts[client].id).map(idOf),
})

const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

/** The month after next, such as January in November, and what then ends and was not canceled. */
function renewalsAfterNextMonth(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month + 1, 1))
  const wanted = first.toISOString().slice(0, 7)
  return {
    month: first.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
    policies: harborPointPolicies.filter(
      ({ standing, cancellation, begins }) =>
        standing === 'BOUND' && !cancellation && yearAfter(demoDay(today, begins)).startsWith(wanted),
    ),
  }
}

/**
 * Of records, with much paraphrase; written by an author who had not seen the rules.
 * @param today the day of the demo’s seed
 */
export const questionsOfFourthRoundRecords = (today: string): DevelopmentQuestion[] => {
  const on = (offset: number) => day(demoDay(today, offset))
  const ends = (begins: number) => day(yearAfter(demoDay(today, begins)))
  const renewals = renewalsAfterNextMonth(today)
  return [
    // Where a policy stands.
    asked(
      'Tri-County’s E&O, has it been bound yet or where does it stand?',
      [text('Binding', 'not bound', 'not yet bound', 'not been bound')],
      [policy('triCounty', 'ERRORS_AND_OMISSION')],
    ),
    asked(
      'is kowalski’s comp still good or did it lapse',
      [text('In force', 'active')],
      [policy('kowalski', 'WORKERS_COMPENSATION')],
      ['Expired', 'not in force'],
    ),
    asked(
      'pho huong work comp, still in force?',
      [text('Expired', 'not in force', 'no longer in force')],
      [policy('phoHuong', 'WORKERS_COMPENSATION')],
    ),
    asked(
      'did the Angstrom cyber go through yet',
      [text('Binding', 'not bound', 'not yet bound', 'not been bound')],
      [policy('angstrom', 'CYBER')],
    ),
    asked(
      'whats the status of the comp policy for the mehta hotels in indiana',
      [text('Pending', 'bound', 'not started', 'not begun')],
      [policy('mehtaHospitality', 'WORKERS_COMPENSATION')],
    ),
    asked(
      'Bright Path said their comp got canceled for nonpay in the fall. Did it ever get put back?',
      [text('Reinstated', 'In force')],
      [policy('brightPath', 'WORKERS_COMPENSATION')],
    ),
    asked(
      'does north fork still have auto with coastline?',
      [text('Cancel')],
      [policy('northFork', 'COMMERCIAL_AUTO')],
    ),
    asked(
      'why did north fork leave us on the auto',
      [text('distributor’s own fleet policy', 'better price')],
      [policy('northFork', 'COMMERCIAL_AUTO')],
    ),
    asked(
      'When does al johnson actually lose his auto coverage? We got the nonpay notice from Coastline',
      [on(14)],
      [policy('johnson', 'COMMERCIAL_AUTO')],
    ),
    asked(
      'sunset work comp - what day does the cancelation take effect',
      [on(6)],
      [policy('sunset', 'WORKERS_COMPENSATION')],
    ),
    asked(
      'Why is Quarrystone dropping Sunset Taqueria?',
      [text('October instalment', 'nonpayment', 'non-payment')],
      [policy('sunset', 'WORKERS_COMPENSATION')],
    ),
    // Dates, prices and terms of a policy.
    asked('when’s Pinnacle’s auto up?', [ends(-346)], [policy('pinnacle', 'COMMERCIAL_AUTO')]),
    asked('mehta properties d and o expirs when', [ends(-60)], [policy('mehtaProperties', 'DIRECTORS_AND_OFFICERS')]),
    asked('when was angstrom’s product liability polciy issued', [on(-20)], [policy('angstrom', 'PRODUCT_LIABILITY')]),
    asked('lakeshore parking GL premuim', [dollars(12_840)], [policy('lakeshore', 'GENERAL_LIABILITY')], ['$36,400']),
    asked(
      'how much is bergstrom shelling out for the D&O',
      [dollars(31_000)],
      [policy('bergstrom', 'DIRECTORS_AND_OFFICERS')],
    ),
    asked(
      'how much did North Fork get back when the auto was canceled',
      [dollars(1_869)],
      [policy('northFork', 'COMMERCIAL_AUTO')],
    ),
    asked(
      'does coastal pay the auto in one go or in installments',
      [text('Monthly')],
      [policy('coastal', 'COMMERCIAL_AUTO')],
    ),
    asked(
      'Is Larkspur’s cyber admitted paper or surplus lines?',
      [text('Surplus', 'non-admitted', 'E&S')],
      [policy('larkspur', 'CYBER')],
    ),
    asked(
      'policy no. on the bergström directors & officers?',
      [text(`CLM-12176-${demoDay(today, -125).slice(0, 4)}`)],
      [policy('bergstrom', 'DIRECTORS_AND_OFFICERS')],
    ),
    // Earlier terms.
    asked(
      'what did Tri-County pay for comp last year',
      [dollars(85_603)],
      [formerTerm('triCounty', 'WORKERS_COMPENSATION', 1)],
    ),
    asked(
      'How much did Coastal Freight’s auto go up at the last renewal?',
      [dollars(178_965, 5_535)],
      [formerTerm('coastal', 'COMMERCIAL_AUTO', 1)],
    ),
    asked(
      'larkspur prof liab premium, the term before this one',
      [dollars(21_922)],
      [formerTerm('larkspur', 'PROFESSIONAL_LIABILITY', 1)],
    ),
    asked(
      'last year’s policy number for the pho huong BOP',
      [text(`QWF-12102-${Number(demoDay(today, -30).slice(0, 4)) - 1}`)],
      [formerTerm('phoHuong', 'BUSINESS_OWNERS', 1)],
    ),
    // Parties and coverage.
    asked(
      'Which bank is named on the Mehta Properties property policy?',
      [text('First Tern Savings Bank')],
      [policy('mehtaProperties', 'PROPERTY')],
    ),
    asked(
      'bayview GL, who is the AI by name',
      [text('Harbor Landing Marina Association')],
      [policy('bayview', 'GENERAL_LIABILITY')],
    ),
    asked(
      'reefer breakdown on coastal’s cargo, what’s the limit',
      [dollars(50_000)],
      [policy('coastal', 'SHIPPING_AND_TRANSPORTATION')],
    ),
    asked(
      'North Fork had a cooler go down and lost wine. How much spoilage do they have?',
      [dollars(100_000)],
      [policy('northFork', 'PACKAGE')],
    ),
    asked(
      'which wholesaler did we use on the Redwood products policy',
      [text('Saltmarsh')],
      [policy('redwood', 'PRODUCT_LIABILITY')],
    ),
    asked('whos assinged to the north fork umbrella', [text('Priya Raman')], [policy('northFork', 'UMBRELLA')]),
    // Lists, counts and sums.
    asked(
      'everyone with cyber',
      [text('Larkspur'), text('Consolidated')],
      [orClient(policy('larkspur', 'CYBER'), 'larkspur'), orClient(policy('consolidated', 'CYBER'), 'consolidated')],
      ['Bayview', 'Kowalski'],
    ),
    asked(
      'who has EPLI with us or is getting it',
      [text('Mehta Hospitality'), text('Sunset')],
      [orClient(policy('mehtaHospitality', 'EMPLOYMENT_PRACTICES_LIABILITY'), 'mehtaHospitality')],
      ['Larkspur'],
    ),
    asked(
      'what haven’t we bound yet',
      [text('Sunset'), text('Tri-County'), text('Ångström', 'Angstrom')],
      [policy('triCounty', 'ERRORS_AND_OMISSION'), policy('angstrom', 'CYBER')],
      ['Larkspur', 'Kowalski'],
    ),
    asked(
      `who renews in ${renewals.month}`,
      [...new Set(renewals.policies.map(({ account: { name } }) => name.split(' ')[0] ?? name))].map(name =>
        text(name),
      ),
      [...new Set(renewals.policies.map(({ account: { id } }) => clientOf(id)))].map(anyOf),
    ),
    asked(
      'what comes up for renewal in the next two weeks',
      [text('Coastal'), text('Larkspur')],
      [policy('coastal', 'WORKERS_COMPENSATION'), policy('larkspur', 'WORKERS_COMPENSATION')],
      ['Pinnacle', 'Kowalski'],
    ),
    asked(
      'who have we got with tallgrass',
      [text('North Fork'), text('Bright Path'), text('Mehta Properties'), text('Lakeshore')],
      [
        orClient(policy('northFork', 'PACKAGE'), 'northFork'),
        orClient(policy('lakeshore', 'GENERAL_LIABILITY'), 'lakeshore'),
      ],
      ['Bayview'],
    ),
    asked(
      'which accounts go through Gullwing',
      [text('Bayview'), text('Redwood'), text('Tri-County'), text('Pinnacle'), text('Mehta'), text('Consolidated')],
      [orClient(policy('redwood', 'UMBRELLA'), 'redwood'), orClient(policy('triCounty', 'EXCESS'), 'triCounty')],
      ['Larkspur'],
    ),
    asked('how many BOPs are on the books?', [count(4)], []),
    asked('what do Consolidated Intercoastal’s premiums come to', [dollars(361_000)], [anyOf('consolidated')]),
    asked('add up bayview’s premiums for me', [dollars(89_750)], [anyOf('bayview')]),
    asked('Total premium we have with Tallgrass?', [dollars(96_550)], []),
    asked(
      'anybody paying over $150,000 for a single policy?',
      [text('Consolidated'), text('Coastal')],
      [policy('consolidated', 'PACKAGE'), policy('coastal', 'COMMERCIAL_AUTO')],
      ['Mehta'],
    ),
    asked('is anybody in texas', [text('Müller')], [clientAt(25)], ['Bayview']),
    // What requests wait for, and what happened last.
    asked(
      'what’s holding up the Maumee Valley cert for Tri-County',
      [text('completed operations', 'contract wording')],
      [request(5)],
    ),
    asked(
      'Hank keeps asking about the school district certificate. Why isn’t it out?',
      [text('released', 'Called twice')],
      [request(28)],
    ),
    asked(
      'any movement on the city of chicago cert for kowalski?',
      [text('confirmed by phone', 'Juniper Ridge confirmed')],
      [request(15)],
    ),
    asked(
      'who got the ok from Juniper Ridge about the 30 days notice for the City of Chicago',
      [text('Daniel')],
      [request(15)],
    ),
    asked(
      'north fork hail, do we have a claim number yet',
      [text('claim number to follow', 'to follow by e-mail', 'to follow by email')],
      [request(25)],
    ),
    asked('what do we still need for the kowalski payroll audit?', [text('certificates')], [request(31)]),
    asked(
      'redwood wants out of the kestrel point products policy, what’s that waiting for',
      [text('signature', 'signed')],
      [request(21)],
    ),
    asked('Al Johnson’s loss runs - where are we?', [text('three carriers')], [request(16)]),
    asked('when do we chase the carriers again on al johnsons loss runs', [on(3)], [request(16)]),
    asked(
      'Did we ever get the Brunswick warehouse placed for Coastal?',
      [text('Juniper Ridge', 'client accepted')],
      [request(44)],
    ),
    asked(
      '24/7 Plumbing wanted to cancel their BOP, how did that end up',
      [text('Payment arrived in time', 'stays in force')],
      [request(55)],
    ),
    asked(
      'bright path asked to cancel the professional liability, did that go through',
      [text('Withdrawn', 'would not have covered prior years')],
      [request(42)],
    ),
    asked('did sunset get switched over to monthly payments', [text('changed to monthly')], [request(56)]),
    asked('how much does mehta get back for the halsted street building', [dollars(612)], [request(45)]),
    asked(
      'was Suffolk County Farm Bureau added for good or only for an event?',
      [text('harvest festival')],
      [request(40)],
    ),
    asked('Angstrom’s gauges quote, whatever happened to that', [text('postponed the launch')], [request(50)]),
    asked('pacific crane and rigging, did we add them for bayview', [text('blanket wording')], [request(58)]),
    asked(
      'what name does the Great Lakes lender want on its certificate now',
      [text('Great Lakes Commercial Lending LLC, ISAOA/ATIMA')],
      [request(9)],
    ),
    // Whose requests are, when they came, and lists of them.
    asked('who asked whether we insure solar installers in nevada', [text('Tom Haldane')], [request(23)]),
    asked(
      'how do I get hold of the food truck lady',
      [text('555-0187', 'marisol@quinterotacos.example')],
      [request(22)],
    ),
    asked('when did the question about parked cars at Lakeshore come in', [on(-2)], [request(10)]),
    asked('when was the continental shipyards cert for bayview wrapped up', [on(-11)], [request(36)]),
    asked(
      'any claims open right now?',
      [text('Coastal'), text('North Fork'), text('Phở Hương', 'Pho Huong')],
      [request(8), request(25), request(33)],
      ['Redwood'],
    ),
    asked('what’s due today', [text('Tri-County'), text('24/7 Plumbing')], [request(5), request(18)], ['Sunset']),
    asked(
      'which requests are sitting with a carrier',
      [text('Ångström', 'Angstrom'), text('AL JOHNSON')],
      [request(14), request(16)],
      ['Kowalski'],
    ),
    asked(
      'what’s on Luis’s plate',
      [text('Bright Path'), text('Mehta Hospitality'), text('Consolidated')],
      [request(6), request(11), request(17), request(32)],
      ['Bayview'],
    ),
    asked('how many open requests are on maya’s desk', [count(7)], []),
    // Contacts, clients and the agency’s people.
    asked('best number for Gus Lindqvist', [text('555-0177')], [contact('redwood')]),
    asked('who do I talk to at Kowalski', [text('Łukasz')], [contact('kowalski')]),
    asked(
      'which companies does Rohan Mehta look after',
      [text('Mehta Properties'), text('Lakeshore'), text('Mehta Hospitality')],
      [contact('mehtaProperties')],
    ),
    asked('who goes by LakePark', [text('Lakeshore Parking')], [account('lakeshore')]),
    asked('priyas email?', [text('priya.raman@harborpoint.example')], []),
    // Certificates.
    asked('when did Larkspur Medical Plaza last get a cert', [on(-20)], [certificate(63, 'larkspur')]),
    asked(
      'who issued the latest Prairie Crown certificate for tri county',
      [text('Priya')],
      [certificate(71, 'triCounty')],
    ),
    asked('how many certs have gone to Blue Heron for Coastal Freight', [count(4)], []),
    asked(
      'who holds certificates from North Fork?',
      [text('Peconic Bay Festival'), text('Goldfinch'), text('First Tern')],
      [],
    ),
    asked(
      'description of operations on kowalski’s Norrebro Lofts cert',
      [text('lobby')],
      [{ ...certificate(54, 'kowalski'), otherIds: [certificate(31, 'kowalski').id, demoAccounts.kowalski.id] }],
    ),
    // Nothing answers these; each is near to something that is there.
    ...[
      'what’s the claims number for Kestrel Point',
      'who is our contact at Saltmarsh Specialty',
      'umbrella premium for Kowalski',
      'cyber retention on tri-county’s policy',
      'who writes the comp for Lakeshore Parking?',
      'D&O limit for Pinnacle Roofing',
      'when does Larkspur’s umbrella expire',
      'tri-county property deductible',
      'did the adjuster call back on the hail claim at Pinnacle',
      'who’s handling the theft claim for Consolidated Intercoastal',
      'name of the adjuster on the North Fork hail claim',
      'any movement on the port of Long Beach cert',
      'what’s holding up the Redwood certificate for Norfolk Southern',
      'what did bright path pay for their umbrella last year',
      'what did angstrom’s product liability cost in the term before this one',
      'Who had Pinnacle’s work comp before Quarrystone?',
      'fax number for Redwood Precision',
      'what’s the DOT number for AL Johnson Trucking',
      'pinnacle’s experience mod',
      'loss payee on the coastal freight auto',
      'when did Lakeshore get a certificate for First Tern Savings Bank',
      'last cert to Goldfinch Markets for Tri-County?',
      'flood policy number for Mehta Properties',
      'email for Tom Haldane, the solar guy',
      'phone number for attorney Rebecca Stannard',
      'mailing address of Bergström Holdings',
      'when is the Bright Path question about summer volunteers due',
      'when does zephyr aerial’s policy renew',
      'priya raman’s cell number',
      'when does Sunset Dental’s BOP expire',
    ].map(question => ({ text: question, answer: null })),
  ]
}
