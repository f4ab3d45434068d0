/**
 * The closed vocabulary of the cards. Each word has one exact meaning, which the rules implement. A card may use no
 * other words.
 */

/** Moments at which a card may be played. `whose` on a play says whose moment it must be. */
export const windows = {
  'at-once': 'X.B: when the card is drawn, or when a plunder marker shows its number (XXIV.D).',
  reinforcements: 'IX: in the Reinforcements of the named nation, after its units have been placed.',
  'raid-declared': 'XI.D: a raid has named its target; the D10 of XI.E has not been rolled.',
  caravans: 'X.D: at the start of the Caravans substep, before the D10. Not on turn 1.',
  'diplomacy-step': 'XXX.A: in the Diplomacy step, before any nation draws.',
  'administration-start': 'XIII.D: a Civilised nation is about to draw its Administration cards.',
  income: 'XIV.H: gross income of a nation is counted; expenses are not yet paid.',
  purchases: 'XV: in the Purchases step of a nation, before the excess over 40 is lost.',
  'revolt-roll': 'XVI.F: a nation has declared an attempt to subdue a revolt; the D10 is not rolled.',
  'activation-start': 'IV 3.A: a nation begins its activation in the Military Phase.',
  movement: 'XVIII: a stack of the active nation is about to move or is moving; no reaction is pending.',
  'province-entered': 'XIX: a stack has entered an enemy-controlled province; no reaction is declared yet.',
  'campaign-start': 'XXII: the active nation has finished its Unit Stacks substep or a campaign.',
  'interception-roll': 'XIX.A: a land interception is declared; its D10 is not rolled.',
  'flight-roll': 'XIX.B: a flight is declared; its D10 is not rolled.',
  'landing-roll': 'XXV.E: an amphibious landing is declared; the sea-risk D10 is not rolled.',
  'naval-movement': 'XXV.A: a naval stack has entered a sea zone or declared a transport.',
  'naval-battle': 'XXV.C: a naval battle is about to be rolled.',
  'battle-start': 'XX.C: a land battle begins, before the tactical advantages are checked.',
  'battle-pools': 'XX.G: both dice pools are ready (XXI.E: modifiers are counted); nobody has rolled.',
  'battle-rolled': 'XX.E: both sides have rolled; leader rerolls are over; hits are not assigned.',
  'battle-ended': 'XX.I: victory is determined; leader elimination, recovery and retreat follow.',
  'leader-lost': 'XX.J: a leader is about to be eliminated, for whatever reason.',
  'siege-start': 'XXIV.C: a siege is declared and assault chosen or not; the D10 is not rolled.',
  'any-roll': 'III.A: any D10, D2, 2D6 or battle die has just been rolled and not yet applied.',
  'event-played': 'X.B: another player has just played a private event; it has no effect yet.',
  'diplomacy-play': 'XXX.A: up to the start of the earlier of the two nations’ activations.'
} as const
export type Window = keyof typeof windows

/** What a play is aimed at. An event never aims at an inactive nation except in battle (X.B); diplomacy may. */
export const targets = {
  none: 'No target: the effect names whom it strikes.',
  nation: 'One nation; for an event an active one.',
  'nation-in-turn':
    'The nation whose moment the window is (the active nation, or the one that is administered).',
  'two-nations': 'Two different nations, `target` and `target-2`; every condition holds for both.',
  'minor-kingdom': 'One minor independent Kingdom (XXVII), active or not, that is nobody’s client.',
  tie: 'XXX.B: one existing alliance or clientage; its parties are `target` and `target-2`.',
  area: 'One Area.',
  province: 'One land province.',
  city: 'One built city (level 1-3).',
  'city-site': 'One empty city site.',
  'sea-zone': 'One sea zone.',
  leader: 'One leader on the map; `target` is also the nation it belongs to.',
  stack: 'The land stack in question in this window; `target` is also the nation that owns it.',
  'naval-stack': 'The naval stack in question in this window.',
  'battle-side': 'One side of the battle; `opponent` is the other side.',
  siege: 'The siege in question: `target` is the besieger, `opponent` the owner of the city.',
  roll: 'The roll in question.',
  raid: 'The raid in question; `target` is the raiding nation.',
  revolt: 'One province under a revolt marker; `target` is the nation that owns it.',
  heresy: 'One Area under a heresy marker.',
  player: 'One other player.',
  event: 'The private event just played.',
  'random-area': 'XVI.C: D2 (passed West, failed East), then the D10 table of that half of the map.',
  'random-dry-area': 'D10: 1-2 Africa, 3-4 Aegyptus, 5-6 Oriens, 7-8 Mesopotamia, 9-0 Persis.'
} as const
export type TargetKind = keyof typeof targets

/** Conditions on a target (all must hold) or inside an `if`. They refer to the target unless they say otherwise. */
export const conditions = {
  own: 'The nation (or the owner of the stack, city, leader, side) is run by the player of the card.',
  'not-own': 'The nation (or owner) is run by another player.',
  barbarian: 'Status Barbarian.',
  civilised: 'Status Kingdom or Empire.',
  empire: 'Status Empire.',
  'in-decline': 'The nation has an In-Decline marker, single or double.',
  'not-invading': 'The nation does not invade this turn (XVIII.H).',
  'not-activated': 'Its activation of this turn has not gone beyond its start.',
  'of-nation-in-turn': 'The leader or city belongs to the nation whose moment the window is.',
  'no-tie': 'The nation is neither federate, client nor vassal (XXVI.B).',
  federate: 'The nation is a federate (XXVIII).',
  vassal: 'The nation is a vassal (XXIX).',
  'horde-near-area':
    'XXX.H: its horde stands in an Area that the player’s nation controls or in a province adjacent to one.',
  'hordes-within-3': 'The hordes of target and target-2 are at most 3 provinces apart.',
  'four-units': 'The nation has at least 4 units on the map.',
  'pagan-or-arian': 'XXXI.B: the nation is Pagan or Arian, so that it may turn Catholic.',
  'holds-granary': 'The nation controls at least one granary province not in revolt.',
  'trades-by-sea': 'The nation draws trade income (XIV.F) from at least one sea zone.',
  'religions-differ': 'The national religions of the two sides differ.',
  attacker: 'The side is the attacker.',
  defender: 'The side is the defender.',
  'has-leader': 'A leader is with the stack or side.',
  'no-leader': 'No leader is with the stack or side.',
  'has-archers': 'The side has at least one archer, horse archer or Frankish infantry.',
  'has-cavalry': 'The side has at least one cavalry unit (horse archers count).',
  outnumbered: 'The side has fewer units than the other.',
  'open-terrain': 'The province is plain, steppe or desert.',
  'close-terrain': 'The province is forest, marsh or mountain.',
  'no-mountain-leader':
    'XX.D: the province is not mountain, or no attacking leader has the Mountains symbol.',
  'crossed-river': 'At least one attacking unit crossed a river to enter.',
  'has-foreigner': 'The side has at least one auxiliary, mercenary or federate unit.',
  fortified: 'The city is fortified.',
  unfortified: 'The city is not fortified.',
  coastal: 'The city is a port.',
  'fleet-off-city': 'The owner of the city, or a nation friendly to it, has a naval stack in its sea zone.',
  'besieger-fleet-off-city': 'The besieger has a naval stack in the city’s sea zone.',
  'besieger-barbarian': 'The besieger is Barbarian.',
  'level-1-or-2': 'The city has level 1 or 2.',
  unsacked: 'The city or site bears no plunder marker.',
  'no-revolt': 'The province bears no revolt marker.',
  'controlled-by-civilised': 'A Civilised active nation controls it.',
  'controlled-by-active': 'An active nation controls it.',
  'holds-civilised-province': 'At least one province of the Area is controlled by a Civilised active nation.',
  'revolt-possible':
    'A Civilised active nation, not immune (XVI.A), controls a province there with neither capital nor leader.',
  'no-heresy-plus': 'The Area bears no Heresy + marker.',
  'christian-area':
    'XXXI.A, XXXI.C: the people of the Area are Catholic or Monophysite, so that a black or white marker suits it.',
  'holds-city': 'At least one built city lies in the Area.',
  'holds-units': 'At least one unit of an active nation stands in the Area.',
  'no-fleet': 'No naval stack is in the sea zone.',
  'trade-zone': 'An active Civilised nation draws trade income from the sea zone.',
  'not-empire-ruler': 'The leader is not an emperor.',
  ruler: 'The leader is a king or emperor, or the Rex.',
  'empty-of-defenders': 'No unit stands in the province except the stack that entered; a Limes may.',
  'rural-enemy':
    'A nation hostile to the stack controls the province, which has no built city and bears no plunder marker.',
  'heresy-in-nation': 'At least one Area in which the nation controls a province is heretical.'
} as const
export type Condition = keyof typeof conditions

/** Die rolls that a card can change. */
export const rolls = [
  'any',
  'battle',
  'siege',
  'interception',
  'flight',
  'sea-risk',
  'raid',
  'revolt'
] as const

/** Selections for `each`. Inactive nations are never in one. */
export const groups = {
  'civilised-nations': 'Every Civilised active nation, in order of activation.',
  'barbarian-nations': 'Every Barbarian active nation on the map, in order of activation.',
  'civilised-nations-in-area': 'Every Civilised active nation that controls a province of the Area.',
  'nations-with-units-in-area': 'Every active nation with at least one unit in the Area.',
  'stacks-of-two-in-area': 'Every land stack of two or more units of active nations in the Area.',
  'leaders-in-area': 'Every leader of an active nation in the Area.',
  'nations-trading-in-zone': 'Every Civilised active nation that draws trade income from the sea zone.',
  'oldest-civilised-nation': 'The Civilised active nation of greatest age; ties: an Empire, then initiative.',
  'richest-civilised-nation': 'The Civilised active nation with most gold; ties: as activated.',
  'largest-civilised-army': 'The Civilised active nation with most units on the map; ties: as activated.'
} as const
export type Group = keyof typeof groups

/** Effects that need their own code, each with its exact rule. At least one card uses each of them. */
export const cardHooks = {
  'caravan-boom':
    'X.D: this turn the exceptional caravan yields 10 and the others 5; a Barbarian plunderer draws two markers.',
  defection:
    'The player picks one auxiliary, mercenary or federate unit of the target side. D10: 1-5 it takes no part in the battle; 6-10 it fights for the other side. After the battle it goes to the reserve of its people.',
  'treaty-cession':
    'XXX.C: the player picks a province of the target nation: not its capital or horde, no granary, adjacent to a province of the player’s nation or an island on a sea zone where that nation has a naval stack. The target evacuates it; the player’s nation redeploys at least one unit there.',
  'marriage-peace':
    'XXX.D: the target nation scores 2 VP at the end of its next activation if it has attacked neither a unit nor a city of the player’s nation in it.',
  'force-foedus':
    'XXVIII.A-C: a Foedus between the player’s nation and the target is made at once if the conditions of XXVIII.A hold; it does not count against the one offer a turn.',
  conversion:
    'XXXI.B: the target nation becomes Catholic at once and scores its conversion bonus now if its Nation Card has one; the controller of Rome scores half of it.',
  'open-gates':
    'XXIV.C: roll the siege with no walls, no sea supply and no penalty of turns 4-5; all other modifiers stay.',
  'lone-levy':
    'The target nation places one infantry of its reserve (else its cheapest unit) in the entered province; it defends there and may not flee. With an empty reserve the play is not legal.',
  'federates-may-break':
    'XXVIII.G: each federate of the nation, in order of activation, may break its Foedus now, without a check.',
  'bridge-of-boats':
    'In this movement the stack may cross one strait as if it were a plain border, at 1 step, even against a blockade (XXV.F), and pays no river or strait penalty in the battle that follows it.',
  'frozen-rivers':
    'Until the end of the turn every river border counts as open in battle (XX.F, XXI.E), ambush (XX.D) and flight (XIX.B).',
  'intolerance-revolt':
    'XVI.B-D: a revolt as ever (selector; for an Empire its Area by the dice; a province with neither capital nor leader), but only in an Area that is heretical or whose religion is not the nation’s. If there is none, the nation loses 3 gold instead.',
  'shake-highest-city':
    'The city of highest level in the Area (as a calamity: in an Area where the nation holds a city, rolled by XVI.C for an Empire, picked by the selector of XVI.B for a Kingdom; ties: picked by the selector of XVI.B) loses one level, never below 1, and its walls fall unless it is a capital.',
  'pay-or-mutiny':
    'The nation chooses: pay 5 gold, or its largest land stack (ties: its choice) loses one unit of its choice and may not move this turn. Without 5 gold it must do the latter.'
} as const
export type CardHook = keyof typeof cardHooks

/** The party that an effect harms or helps. */
export const parties = {
  target: 'The target nation, or the nation that owns the target.',
  'target-2': 'The second target nation.',
  opponent: 'The other side of the battle or siege.',
  'player-nation': 'The nation of the player for which the card is played; named when it is played.',
  player: 'The player of the card.',
  each: 'The member of the group that the enclosing `each` has reached.',
  'area-controller': 'The nation that controls the Area (XII.C); nobody if none does.'
} as const
export type Party = keyof typeof parties
