import { isHistorical, type LeaderCard, nationCard } from '#shared/invasions/catalogue.ts'

const metals = ['gold', 'silver', 'bronze'] as const
const headgears = [
  'diadem',
  'laurel',
  'helmet',
  'band',
  'spangenhelm',
  'cap',
  'crown',
  'turban',
  'bare'
] as const
const hairs = ['short', 'curls', 'long', 'braid', 'bunch'] as const
const beards = ['none', 'stubble', 'moustache', 'short', 'long', 'forked'] as const
const garbs = ['cuirass', 'mantle', 'fur', 'robe'] as const
const signs = ['cross', 'ringed-cross', 'tau', 'star-and-crescent', 'wheel'] as const

export type Metal = (typeof metals)[number]
export type Headgear = (typeof headgears)[number]
export type Hair = (typeof hairs)[number]
export type Beard = (typeof beards)[number]
export type Garb = (typeof garbs)[number]
export type Sign = (typeof signs)[number]

/** What the coin of a leader shows. */
export interface Portrait {
  readonly metal: Metal
  readonly headgear: Headgear
  readonly hair: Hair
  readonly beard: Beard
  readonly garb: Garb
  /** The sign of his faith in the field behind him. */
  readonly sign: Sign
  readonly facesLeft: boolean
  /** The proportions of the face, each from -1 to 1. */
  readonly nose: number
  readonly chin: number
  readonly brow: number
  readonly neck: number
  /** The inscription around the rim, in the letters of the time. */
  readonly legend: string
}

type People = ReturnType<typeof nationCard>['people'] | 'persian'

const signOf = {
  catholic: 'cross',
  arian: 'ringed-cross',
  monophysite: 'tau',
  mazdaist: 'star-and-crescent',
  pagan: 'wheel'
} as const

/** What is worn among a people, the most usual first. */
const customs: Readonly<
  Record<
    People,
    {
      readonly headgear: readonly Headgear[]
      readonly hair: readonly Hair[]
      readonly beard: readonly Beard[]
      readonly garb: readonly Garb[]
    }
  >
> = {
  roman: {
    headgear: ['diadem', 'laurel', 'helmet', 'diadem'],
    hair: ['short', 'curls'],
    beard: ['none', 'stubble', 'none', 'short'],
    garb: ['cuirass', 'mantle']
  },
  germanic: {
    headgear: ['band', 'spangenhelm', 'bare', 'band'],
    hair: ['long', 'long', 'braid'],
    beard: ['moustache', 'short', 'long', 'none'],
    garb: ['mantle', 'fur', 'cuirass']
  },
  nomad: {
    headgear: ['cap', 'spangenhelm', 'band'],
    hair: ['braid', 'bunch'],
    beard: ['moustache', 'none', 'forked'],
    garb: ['fur', 'robe']
  },
  raider: {
    headgear: ['bare', 'band', 'spangenhelm'],
    hair: ['long', 'braid', 'curls'],
    beard: ['long', 'moustache', 'forked'],
    garb: ['fur', 'mantle']
  },
  slav: {
    headgear: ['cap', 'bare'],
    hair: ['long', 'short'],
    beard: ['long', 'moustache'],
    garb: ['robe', 'fur']
  },
  persian: {
    headgear: ['crown', 'crown', 'turban'],
    hair: ['bunch', 'curls'],
    beard: ['forked', 'long', 'short'],
    garb: ['robe', 'cuirass']
  },
  other: {
    headgear: ['turban', 'band', 'diadem'],
    hair: ['curls', 'short', 'long'],
    beard: ['short', 'long', 'none'],
    garb: ['robe', 'mantle']
  }
}

const metalOf = { emperor: 'gold', king: 'silver', general: 'bronze' } as const

/** The title that a coin gives to a rank. */
const titleOf: Readonly<Record<LeaderCard['rank'], string>> = { emperor: 'AVG', king: 'REX', general: 'DVX' }

/** Queens: without beards, and with a title of their own. */
const queens: ReadonlySet<string> = new Set(['brunichildis'])

/** The portrait of a leader: what his side, people, faith and rank tell, and what is left drawn from his name. */
export function portraitOf(leader: LeaderCard): Portrait {
  const nation = nationCard(leader.nation)
  const people: People =
    nation.religion === 'mazdaist' && nation.people === 'other' ? 'persian' : nation.people
  const custom = customs[people]
  const draw = drawsFrom(leader.id)
  const metal = metalOf[leader.rank]
  const worn = draw.of(custom.headgear)
  return {
    metal,
    // A general wears no ruler's insignia.
    headgear: leader.rank === 'general' && (worn === 'diadem' || worn === 'laurel') ? 'helmet' : worn,
    hair: draw.of(custom.hair),
    beard: queens.has(leader.id) ? 'none' : draw.of(custom.beard),
    garb: draw.of(custom.garb),
    sign: signOf[nation.religion],
    facesLeft: draw.number() > 0.72,
    nose: draw.number() * 2 - 1,
    chin: draw.number() * 2 - 1,
    brow: draw.number() * 2 - 1,
    neck: draw.number() * 2 - 1,
    legend: legendOf(leader, nation.name.la.split(' ')[0] ?? '')
  }
}

/** Coins have no J, U or W, and no room for a long name. */
function legendOf(leader: LeaderCard, people: string): string {
  const name = isHistorical(leader) ? leader.name : leader.title
  const letters = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/J/g, 'I').replace(/[UW]/g, 'V')
  const title = queens.has(leader.id) ? 'REGINA' : titleOf[leader.rank]
  return `${letters(name)} · ${title} · ${letters(people)}`
}

/** Draws that are the same each time for the same name. */
function drawsFrom(name: string) {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  const number = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  const of = <T>(choices: readonly [T, ...T[]] | readonly T[]): T => {
    const chosen = choices[Math.floor(number() * choices.length)] ?? choices[0]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  return { number, of }
}
