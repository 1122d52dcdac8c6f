import { stem } from '../../../../search/text/stem.ts'

/** Words that people choose freely when they ask, and that name nothing an answer has to be about. */
const words = `
after before during between since while against per via under above below behind beside beyond into onto upon near among amid despite
up down out off over through across along away around hands itself himself herself themselves myself yourself ourselves oneself
room elbow luck happened happening showed shown mine yours told says saying fewer sooner anymore altogether
both same here
any every no all ours mine two three four five six seven eight nine ten third   few several material none wat
mine wants gets dad mom son wife husband brother sister
able absolutely info information details stuff detail absorb accompany accomplish account achieve acquire across act actual actually adapt admit advise afaik affect afford
afraid afternoon again ago ahead aim ain alert allow almost alone already alright also although always annoy answer anticipate anybody
anyhow anymore anyone anything anytime anyway anywhere apart apparent appear apply appreciate approach appropriate aren arent arrange
arrive asap aside ask asking assist assume attach attempt attend available avoid aware away awesome awfully back bad badly ball 
barely based bid bidding bids basic basically basis bc bear become before begin behind believe bend benefit besides best bet better beyond big bit blame
blank bless blind block blow body borrow boss bother bottom bounce bound bout brand brief briefly bring broad btw buddy bug bunch burden
busy call calm came cant capable care careful carefully carry case cash catch certain certainly challenge chance chase check cheer chew
choose chuck circumstance clarify clear clearly client client's clients close clue come comfortable comment common complain complete
comply concern concerned confused confusing connect consider consist constant contain content continue convince cool cope correct couldn
couldnt count county couple crack crazy create crew cross crucial cure curious current currently custom customer customers cut cuz daily damn
dandy dang darn date day dead deal dealt dear debate decent decide define definite definitely delay delight demand deny depend describe
deserve desire detail detect determine develop device didn didnt differ different difficult dig direct directly disappoint discover
discuss display distinct ditch divide does doesn doesnt dollar don done dont dot doubt down drag dream drive drop dude due dump during
each eager earlier early earn earth ease easily easy effort eh either else else's em emphasize enable encounter encourage end enjoy enough
ensure enter entire especially establish evaluate even evening event eventually ever everybody everyday everyone everything everywhere
exact exactly examine example excellent except exchange excite exist expect explain explore express extend extent extra extreme eye face
fact fail fair fairly fall false familiar famous fancy far fast favor fear feature feed feel feet fella fellow fetch few figure  fill
final finally fine finish  fit fix flat float fly focus folk folks folks' follow following fool force forget form formal forward
found frankly freak free fresh friend front full fully fun function funny further fuss fyi gain gal gap gather gear general generally gent
get gets gimme girl give glad glance go goal god gone gonna good goodness gosh got got'em gotta gotten grab grant grateful great grief
ground group grow guess guidance guru guy guys habit had hafta half halfway hand handle handy hang happen happily happy hard hardly hasn
hasnt hassle hate haven havent head headache heads hear heard heavy heck held hello help hence heres hesitate hey hi high hint hit hmm
hold holder honest honestly honor hook hop hope hopefully hour how however hows huge hunch hurry id idea ideal identify idk iffy ignore
ill im imagine immediate imo impact imply impossible impress improve include increase indeed indicate inform initial inquire inside insist
instance instead insured insureds intend interest introduce invite involve involved isn isnt issue itch item ive jam jeopardy job join
joke jot judge jump just keen keep kept  kick kid kidding kill kind kinda kindly knock know knowledge label lack lady land large last
lately later latest latter launch lay lead lean learn least leave left legit lemme less let let's lets level lie life lifetime light like
likely limited line link list listen literally little live living load locate locked log lol long look loose lot loud love low luck lucky
lump mad main mainly major majority make man manage many mark massive master match mate matter maybe mean means meant measure meet mention
mere merely mess mind minute miss mistake mister mix moment month mood more morning most mostly move much mull must mutual nah nail name
namely nasty natural nature near nearly neat necessarily necessary need needa nervous never nevertheless new newbie next nice night nite
nobody none none-the-less noon nope normal note nothing  now nowadays number nutshell object observe obtain obvious obviously
occasion occur odd off offer official often ok okay old once one ongoing only onto open operate opinion oppose opposite option order
ordinary organize original other otherwise ought outcome outfit outline outside outta over overall own pace pain pal panic pardon part
particular particularly party past pat peek perfect perform perhaps permit person pick picture piece pile pinch ping pitch place
plain plan plate play please pleased plenty plow pls plus plz point poke pop popular position positive possible possibly potential
practical practice precise predict prefer prepare present pressure pretty previous pride primary principle prior priority private probably
problem proceed process produce progress prompt  proper properly propose prospect protect prove provide public publish pull purchase
purpose pursue push put qualify quarter question quick quickly quiet quite random rang range rank rare rate rather rattle raw reach react
read ready real realize really reason recall receive recently reckon recognize recommend record reduce refer reflect refresh refuse regard
regarding regardless regret regular reject relate rely remain remark remember remind remove repeat replace reply represent request require
rescue resolve respect respond rest result resume retain return reveal review reward rid right ring risk rn rock roll rope rough roughly
round rub ruin rule run rush sake  satisfy save saw say scare scenario scoop scope scratch scream screw search sec second see seek
seem select send sense sent separate serious seriously serve set settle several severe shake shame shape share shared sharp she sheer
sheesh shift shoot short shortly shot should shouldn shouldnt shove show shrug shut side  significant similar simple simply since sir
sit sitting situation size skill skip slap sleep slide slight slightly slot slow small smart smooth sneak sob solid solution solve
 somehow someone someplace something sometime sometimes somewhat somewhere soon sooner sorry sort sorta sound source  spark
speak special specific spend spin spit split spot spread stack stage stand standing stare start state status stay step stick still stop
straight strange strategy stream strength stress stretch strict strictly strike stroll strong struggle stubborn stuck stuff stumped style
subject succeed success such suddenly sufficient suggest suit sum super supply suppose supposed sure surprise survive suspect swap swear
sweat sweet swift swing switch tackle tag  take talk tap target task team tease tell temporary tempted tend term terrible test text
thank thanks that thats theme there therefore theres theyre theyve thick thin thing things think third tho thorough though thought threat
through throw thru thumb thx tick tie tight till time tiny tip tmrw today together tomorrow tone tonight too tool top tops toss total
totally touch tough toward trace track transfer trash treat trend trick tricky tried trigger trim trouble true truly trust truth try
trying turn twice twist type typical typically typing ugh ultimate unable uncertain unclear under understand undo unfortunately unique
unit unknown unless unlike unlikely unsure until untouched unusual update upfront upon upset urge urgent use used useful usual usually
utterly vague valid value various vary verge version very via view visit vital volunteer wait waiting wake walk wanna want warm warn wasn
wasnt watch way weak week weekend weeks weigh weird welcome well went weren weve whack whatever whatnot whats whatsoever when whenever
where wheres wherever whether whichever while whip whoa whoever whole whopping whos whose wide wild willing window wipe wise wish with
within without woke won wonder wondering wont word work worried worry worse worst worth worthwhile would wouldn wouldnt wow wrap wrestle
write wrong y'all ya yall yank yeah year yell yep yes yesterday yet youre yours zap zero
`

const known: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** "Anyone", "nothing" */
export const isIndefinite = (word: string): boolean => /^(?:some|any|every|no)(?:body|one|thing|where)$/.test(word)

/** Whether a word says little of what a question is about. @param word in lower case */
export const isGeneralWord = (word: string): boolean => {
  const stemmed = stem(word)
  return isIndefinite(word) || known.has(word) || known.has(stemmed) || (stemmed !== word && known.has(`${stemmed}e`))
}
