import type { Board } from '../../board.ts'
import type { NationId, ReligionId } from '../../content/ids.ts'
import { type AreaId, areas } from '../../world/areas.ts'
import { provinceById as provinceRecord, provincesOf } from '../../world/world-queries.ts'
import { areaOf } from '../map/provinces.ts'
import { holdings } from '../nations/realm.ts'

const kinds: ReadonlyMap<string, 'barbarian' | 'civilised'> = new Map(areas.map(({ id, kind }) => [id, kind]))

/** XXXI.A: the Areas that are neither Catholic if Civilised nor Pagan if Barbarian. */
const faiths: ReadonlyMap<string, ReligionId> = new Map([
  ['oriens', 'monophysite'],
  ['aegyptus', 'monophysite'],
  ['mesopotamia', 'mazdaist'],
  ['persis', 'mazdaist'],
  ['persia_orientalis', 'mazdaist'],
  ['parthia', 'mazdaist'],
  ['caucasus', 'catholic'],
  ['india', 'pagan']
])

/** XXXI.A: the religion of an Area's people. Civilised Areas without an entry were Roman and are Catholic. */
export function areaReligion(area: AreaId): ReligionId {
  return faiths.get(area) ?? (kinds.get(area) === 'civilised' ? 'catholic' : 'pagan')
}

/** XXXI.A: Monophysites are Christian, though the game treats them as a religion of their own. */
export function isChristian(area: AreaId): boolean {
  const religion = areaReligion(area)
  return religion === 'catholic' || religion === 'monophysite'
}

/** XXXI.B: Pagans and Arians may turn Catholic. */
export function mayTurnCatholic(state: Board, nation: NationId): boolean {
  const { religion } = state.nations[nation]
  return religion === 'pagan' || religion === 'arian'
}

/** VI.H, XVI.A, XXXI.C: Pagan and Arian Barbarians suffer neither revolts nor heresies. */
export function isImmune(state: Board, nation: NationId): boolean {
  const { status, religion } = state.nations[nation]
  return status === 'barbarian' && (religion === 'pagan' || religion === 'arian')
}

/**
 * XXXI.C: the religion that a heresy in an Area strikes. The people of Monophysite Areas are so whoever rules them;
 * elsewhere an Area has the religions of the nations in it: that of the nation that suffers the heresy, else that of
 * its people if a nation there shares it, else that of the nation with most provinces.
 */
export function religionStruck(state: Board, area: AreaId, sufferer?: NationId): ReligionId {
  const people = areaReligion(area)
  if (people === 'monophysite') return people
  if (sufferer) return state.nations[sufferer].religion
  const holders = new Map<NationId, number>()
  for (const { id } of provincesOf(area, 'base')) {
    const holder = state.control[id]
    if (holder && !isImmune(state, holder)) holders.set(holder, (holders.get(holder) ?? 0) + 1)
  }
  const religions = [...holders]
    .sort(([, one], [, other]) => other - one)
    .map(([nation]) => state.nations[nation].religion)
  return religions.includes(people) ? people : (religions[0] ?? people)
}

/**
 * XXXI.C: whether an Area is heretical for a nation: by a heresy of its own religion, or of the Monophysites whom it
 * rules there.
 */
export function isHeretical(state: Board, nation: NationId, area: AreaId): boolean {
  const heresy = state.heresies[area]
  if (!heresy || isImmune(state, nation)) return false
  if (heresy.religion === state.nations[nation].religion) return true
  return heresy.religion === 'monophysite' && areaReligion(area) === 'monophysite'
}

/** The Areas of a nation that are heretical. */
export function hereticalAreas(state: Board, nation: NationId): AreaId[] {
  const areasOfNation = new Set(holdings(state, nation).map(areaOf))
  return [...areasOfNation].filter((area) => isHeretical(state, nation, area))
}

/** XXXI.B: the income of a nation's Catholic provinces without heresy, rounded up (III.A). */
export function catholicIncome(state: Board, nation: NationId): number {
  const worth = holdings(state, nation)
    .filter(
      (id) => areaReligion(areaOf(id)) === 'catholic' && state.heresies[areaOf(id)]?.religion !== 'catholic'
    )
    .reduce((sum, id) => sum + provinceRecord(id).income, 0)
  return Math.ceil(worth)
}
