import { income } from '../../queries/administration/income.ts'
import { controlOfPosition } from '../../queries/control/control.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { relationStance } from '../../queries/relations/relation-stance.ts'
import { openingPosition } from '../../queries/time/opening-position.ts'
import { areas } from '../../world/areas.ts'
import { borders } from '../../world/borders.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { seas } from '../../world/seas.ts'
import type { NationId } from '../ids.ts'
import { type CheckedFact, factEquals, factHolds } from './checked-fact.ts'
import {
  contentTables,
  historicalLeader,
  limitesOf,
  nationRecord,
  placedAtSetup,
  printedCounters,
  provinceRecord,
  setupOf,
  unitKindRecord
} from './lookup.ts'

const touch = (a: ProvinceId, b: ProvinceId, by?: string) =>
  borders.some(
    (border) =>
      border.between.some((end) => end === a) &&
      border.between.some((end) => end === b) &&
      (by === undefined || border.kind === by)
  )

function stackingBonus(id: string): number {
  const leader = historicalLeader(id) ?? contentTables.intrinsic.find((entry) => entry.id === id)
  return leader?.stacking ?? 0
}

/** XVII.B: the stacks of friendly nations count together. */
function overstacked(): string[] {
  const position = openingPosition(contentTables.scenario, baseWorld)
  return baseWorld.provinces.flatMap((place) => {
    const here = contentTables.scenario.nations.filter((entry) =>
      entry.land.some((stack) => stack.province === place.id)
    )
    return here.flatMap((owner) => {
      const friends = here.filter(
        (other) => relationStance(position, owner.nation, other.nation) === 'friendly'
      )
      const units = friends.flatMap((friend) => placedAtSetup(friend.nation, place.id))
      const size = units
        .filter((unit) => unitKindRecord(unit.kind)?.arm !== 'wall')
        .reduce((sum, unit) => sum + unit.count, 0)
      const bonus = Math.max(
        0,
        ...friends.flatMap((friend) =>
          friend.leaders
            .filter((leader) => leader.province === place.id)
            .map((leader) => stackingBonus(leader.leader))
        )
      )
      const limit = (place.terrain === 'mountain' ? 3 : 4) + bonus
      return size > limit ? [`${place.id}: ${size} of ${limit}`] : []
    })
  })
}

/** Units of the set-up, by nation, kind and people, that exceed the counter mix. */
function beyondTheMix(): string[] {
  return contentTables.scenario.nations.flatMap((entry) => {
    const used = new Map<string, number>()
    for (const stack of [...entry.land, ...entry.sea])
      for (const unit of stack.units) {
        const key = `${unit.kind}/${unit.people ?? ''}`
        used.set(key, (used.get(key) ?? 0) + unit.count)
      }
    return [...used].flatMap(([key, amount]) => {
      const available = printedCounters(entry.nation)
        .filter((counter) => `${counter.kind}/${counter.people ?? ''}` === key && (counter.from ?? 1) <= 1)
        .reduce((sum, counter) => sum + counter.count, 0)
      return amount > available ? [`${entry.nation} ${key}: ${amount} of ${available}`] : []
    })
  })
}

/** Provinces with units of hostile nations. */
function clashes(): string[] {
  const position = openingPosition(contentTables.scenario, baseWorld)
  return baseWorld.provinces.flatMap((place) => {
    const here = contentTables.scenario.nations
      .filter((entry) => entry.land.some((stack) => stack.province === place.id))
      .map((entry) => entry.nation)
    return here.some((a) => here.some((b) => relationStance(position, a, b) === 'hostile')) ? [place.id] : []
  })
}

const strength = (id: NationId, place: ProvinceId) =>
  placedAtSetup(id, place).reduce((sum, unit) => sum + unit.count, 0)

/** Sections 7 and 12 of the facts file. */
export const setupFacts = (): CheckedFact[] => {
  const position = openingPosition(contentTables.scenario, baseWorld)
  const { provinces: holders, areas: lords } = controlOfPosition(position, baseWorld)
  const byzantine = income(position, baseWorld, 'byzantines')
  const persian = income(position, baseWorld, 'persians')
  const areasOf = (id: NationId) => areas.filter((area) => lords.get(area.id) === id).map((area) => area.id)
  const held = (id: NationId, ...places: ProvinceId[]) => places.every((place) => holders.get(place) === id)
  return [
    factEquals(
      '12',
      'Byzantine income 70: areas 12, cities 32, capital 10, trade 13, caravan 1, tribute 2',
      [
        byzantine.gross,
        byzantine.areas,
        byzantine.cities,
        byzantine.capital,
        byzantine.trade,
        byzantine.caravans,
        byzantine.tributes
      ],
      [70, 12, 32, 10, 13, 1, 2]
    ),
    factEquals(
      '12',
      'Eastern Limites: four on the Danuvius from Savus to Tyras, Bosporus, Osroene, Amida, Coele Syria',
      limitesOf('byzantines').sort(),
      ['amida', 'bosporus', 'coele_syria', 'moesia_inferior', 'moesia_superior', 'osroene', 'savus', 'tyras']
    ),
    factEquals('7 (XVI.C)', 'Areas of the East', areasOf('byzantines').sort(), [
      'aegyptus',
      'asia',
      'cappadocia',
      'graecia',
      'moesia',
      'oriens'
    ]),
    factEquals('7 (XVI.C)', 'Areas of the West', areasOf('romans').sort(), [
      'africa',
      'britannia',
      'gallia_meridionalis',
      'gallia_septentrionalis',
      'hispania',
      'illyria',
      'italia'
    ]),
    factEquals('7', 'Persia holds Mesopotamia and Persis', areasOf('persians').sort(), [
      'mesopotamia',
      'persis'
    ]),
    factEquals(
      '5',
      'Persia: provinces 19 and off-map 2, cities 9, capital 5, caravan 1',
      [persian.provinces, persian.cities, persian.capital, persian.caravans],
      [21, 9, 5, 1]
    ),
    factHolds('0.8', 'Assyria with Nisibis is Roman', held('romans', 'assyria')),
    factEquals(
      '0.9',
      'Euphrates, Adiabene and Akkad hold one Persian unit each, in Euphrates a satrap',
      [
        strength('persians', 'euphrates'),
        strength('persians', 'adiabene'),
        strength('persians', 'akkad'),
        placedAtSetup('persians', 'euphrates')[0]?.kind
      ],
      [1, 1, 1, 'satrap']
    ),
    factEquals(
      '0.10 (XX ex. 4)',
      'Lotharingia: a Limes and an empty city site',
      [limitesOf('romans').includes('lotharingia'), provinceRecord('lotharingia')?.city?.level],
      [true, 0]
    ),
    factHolds(
      '7 (XVIII.D)',
      'Osroene, Coele Syria and Amida are Byzantine',
      held('byzantines', 'osroene', 'coele_syria', 'amida')
    ),
    factEquals(
      '7',
      'capitals: Rome, Constantinople, Ctesiphon',
      [setupOf('romans')?.seat, setupOf('byzantines')?.seat, setupOf('persians')?.seat],
      ['latium', 'thracia', 'chaldea']
    ),
    factHolds(
      '2.4 (XIV.F)',
      'the halves share Adriaticum and Siculum, neither owns them',
      (['mare_adriaticum', 'mare_siculum'] as const).every((sea) => {
        const owners = baseWorld.provinces
          .filter((place) => place.city?.port === sea && place.city.level > 0)
          .map((place) => holders.get(place.id))
        return owners.includes('romans') && owners.includes('byzantines') && new Set(owners).size === 2
      })
    ),
    factHolds(
      '2.4 (XXVII)',
      'Armenia, Colchis, Iberia and Mauretania are on the map',
      (['armenians', 'colchians', 'iberians', 'mauritanians'] as const).every((id) => setupOf(id))
    ),
    factEquals(
      '12',
      'one client pays Byzantium 2',
      contentTables.scenario.clients
        .filter((entry) => entry.patron === 'byzantines')
        .map((entry) => entry.tribute),
      [2]
    ),
    factEquals('1, 7', 'Donatist heresy + in Africa', contentTables.scenario.heresies, [
      { area: 'africa', marker: 'Donatius', side: '+' }
    ]),
    factHolds('7 (XVI.F)', 'an African garrison exists', strength('romans', 'africa') > 0),
    factEquals(
      '4.2 (XX ex. 4)',
      'the army of Argentoratum stands within three steps of Lotharingia',
      [
        placedAtSetup('romans', 'treveria')
          .filter((unit) => unit.kind !== 'limes')
          .reduce((sum, unit) => sum + unit.count, 0),
        touch('treveria', 'lotharingia')
      ],
      [6, true]
    ),
    factHolds(
      '0.20',
      'the Alamans face Lotharingia over the Rhine with 7 units',
      touch(setupOf('alamanni')?.seat ?? 'latium', 'lotharingia', 'river') &&
        (setupOf('alamanni')?.land ?? [])
          .flatMap((stack) => stack.units)
          .reduce((sum, unit) => sum + unit.count, 0) >= 7
    ),
    factHolds(
      '7',
      'the Visigoths face Moesia Inferior over the Danuvius',
      touch(setupOf('visigoths')?.seat ?? 'latium', 'moesia_inferior', 'river')
    ),
    factHolds(
      '7',
      'an Ostrogoth stack borders Scythia',
      (setupOf('ostrogoths')?.land ?? []).some((stack) =>
        baseWorld.provinces.some((place) => place.area === 'scythia' && touch(stack.province, place.id))
      )
    ),
    factHolds(
      '9 E27',
      'a Roman fleet lies in Mare Aegeum',
      placedAtSetup('byzantines', 'mare_aegeum').length > 0
    ),
    factEquals(
      'V.A',
      'ages at set-up are those of the nations at entry',
      contentTables.scenario.nations
        .filter((entry) => entry.age !== nationRecord(entry.nation)?.age)
        .map((entry) => entry.nation),
      []
    ),
    factHolds(
      '5 (III.G)',
      'every capital is a fortified city',
      contentTables.scenario.nations.every(
        (entry) =>
          nationRecord(entry.nation)?.status === 'barbarian' ||
          entry.seat === null ||
          provinceRecord(entry.seat)?.city?.fortified === true
      )
    ),
    factEquals('XVII.B', 'no stack is above its limit', overstacked(), []),
    factEquals('V.A', 'no more units on the map than counters', beyondTheMix(), []),
    factEquals('XII.D', 'no hostile nations share a province', clashes(), []),
    factHolds(
      'XXV.A',
      'every fleet is within two zones of an own coastal city, at most two to a stack',
      contentTables.scenario.nations.every((entry) =>
        entry.sea.every((stack) => {
          const near = seas.filter(
            (sea) => sea.id === stack.sea || sea.neighbours.some((id) => id === stack.sea)
          )
          const port = baseWorld.provinces.some(
            (place) =>
              holders.get(place.id) === entry.nation &&
              (place.city?.level ?? 0) > 0 &&
              near.some((sea) => sea.id === place.city?.port)
          )
          return port && stack.units.reduce((sum, unit) => sum + unit.count, 0) <= 2
        })
      )
    ),
    factHolds(
      'XII.B',
      'every Barbarian controls the province of its horde',
      contentTables.scenario.nations.every(
        (entry) =>
          nationRecord(entry.nation)?.status !== 'barbarian' || (entry.seat && held(entry.nation, entry.seat))
      )
    ),
    factHolds(
      'V.A',
      'leaders stand with own units, and they are those of turn 1',
      contentTables.scenario.nations.every((entry) =>
        entry.leaders.every((leader) => {
          const known = historicalLeader(leader.leader)
          const own = known ?? contentTables.intrinsic.find((candidate) => candidate.id === leader.leader)
          return (
            own?.nation === entry.nation &&
            (!known || known.turns.includes(1)) &&
            strength(entry.nation, leader.province) > 0
          )
        })
      )
    ),
    factHolds(
      'IX.C',
      'every historical leader of turn 1 is set up; a Rex only where there is none',
      contentTables.historical
        .filter((leader) => leader.turns.includes(1))
        .every((leader) => setupOf(leader.nation)?.leaders.some((entry) => entry.leader === leader.id)) &&
        contentTables.scenario.nations.every((entry) => {
          const rex = entry.leaders.some((leader) => leader.leader.startsWith('rex-'))
          return !rex || entry.leaders.length === 1
        })
    ),
    factHolds(
      'XVIII.K',
      'Scythia holds only Nomads, Mauretania only Mauritanians, Arabia Deserta nobody',
      contentTables.scenario.nations.every((entry) =>
        entry.land.every((stack) => {
          const area = provinceRecord(stack.province)?.area
          if (area === 'scythia') return nationRecord(entry.nation)?.people === 'nomad'
          if (area === 'mauretania') return entry.nation === 'mauritanians'
          return stack.province !== 'arabia_deserta'
        })
      )
    )
  ]
}
