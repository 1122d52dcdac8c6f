const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words of greetings and thanks. A message of nothing but these, with one that tells, asks for nothing. */
export const smallTalk = {
  /** Any of them makes it a greeting. */
  greetings: words('hi hello hey heya hiya howdy morning afternoon evening greetings'),
  /** Any of them makes it thanks, or a goodbye. */
  thanks: words(
    `thanks thank thankyou thx thnx ty tysm cheers appreciate appreciated great perfect awesome excellent wonderful
    brilliant ok okay kk nice cool bye goodbye night sweet fantastic super lovely good`,
  ),
  /** In their order: asked of Cara herself. */
  howAreYou: ['how are you', 'how’s it going', 'how is it going', 'hows it going', 'how are things', 'how do you do'],
  /** They may stand between these, and ask for nothing. */
  fillers: words(
    `a again all and are as at been bit bunch by cara day did do doing done everything fine for from going good got great
    have having helped help helpful here hope how how’s hows i i’m im is it it’s its job just later lot lots lovely me
    much my myself need needed nice nothing now of off ok on one please really right see so soon that that’s thats the
    them then there things this time to today tomorrow tonight too ton u up very was we week weekend well went what work
    worked yes yet you you’re your youre`,
  ),
} as const
