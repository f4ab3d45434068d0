import { control } from '../../queries/control.ts'
import { income } from '../../queries/income.ts'
import { openingPosition } from '../../queries/opening.ts'
import { standing } from '../../queries/standing.ts'
import { baseWorld } from '../../queries/world-tables.ts'
import { areas } from '../../world/areas.ts'
import { borders } from '../../world/borders.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { seas } from '../../world/seas.ts'
import type { NationId } from '../ids.ts'
import { equal, type Fact, holds } from './fact.ts'
import { countersOf, historical, kind, limitesOf, nation, placed, province, setup, tables } from './lookup.ts'

const touch = (a: ProvinceId, b: ProvinceId, by?: string) =>
  borders.some(
    (border) =>
      border.between.some((end) => end === a) &&
      border.between.some((end) => end === b) &&
      (by === undefined || border.kind === by)
  )

function stackingBonus(id: string): number {
  const leader = historical(id) ?? tables.intrinsic.find((entry) => entry.id === id)
  return leader?.stacking ?? 0
}

/** XVII.B: the stacks of friendly nations count together. */
function overstacked(): string[] {
  const position = openingPosition(tables.scenario, baseWorld)
  return baseWorld.provinces.flatMap((place) => {
    const here = tables.scenario.nations.filter((entry) =>
      entry.land.some((stack) => stack.province === place.id)
    )
    return here.flatMap((owner) => {
      const friends = here.filter((other) => standing(position, owner.nation, other.nation) === 'friendly')
      const units = friends.flatMap((friend) => placed(friend.nation, place.id))
      const size = units
        .filter((unit) => kind(unit.kind)?.arm !== 'wall')
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
  return tables.scenario.nations.flatMap((entry) => {
    const used = new Map<string, number>()
    for (const stack of [...entry.land, ...entry.sea])
      for (const unit of stack.units) {
        const key = `${unit.kind}/${unit.people ?? ''}`
        used.set(key, (used.get(key) ?? 0) + unit.count)
      }
    return [...used].flatMap(([key, amount]) => {
      const available = countersOf(entry.nation)
        .filter((counter) => `${counter.kind}/${counter.people ?? ''}` === key && (counter.from ?? 1) <= 1)
        .reduce((sum, counter) => sum + counter.count, 0)
      return amount > available ? [`${entry.nation} ${key}: ${amount} of ${available}`] : []
    })
  })
}

/** Provinces with units of hostile nations. */
function clashes(): string[] {
  const position = openingPosition(tables.scenario, baseWorld)
  return baseWorld.provinces.flatMap((place) => {
    const here = tables.scenario.nations
      .filter((entry) => entry.land.some((stack) => stack.province === place.id))
      .map((entry) => entry.nation)
    return here.some((a) => here.some((b) => standing(position, a, b) === 'hostile')) ? [place.id] : []
  })
}

const strength = (id: NationId, place: ProvinceId) =>
  placed(id, place).reduce((sum, unit) => sum + unit.count, 0)

/** Sections 7 and 12 of the facts file. */
export const setupFacts = (): Fact[] => {
  const position = openingPosition(tables.scenario, baseWorld)
  const { provinces: holders, areas: lords } = control(position, baseWorld)
  const byzantine = income(position, baseWorld, 'byzantines')
  const persian = income(position, baseWorld, 'persians')
  const areasOf = (id: NationId) => areas.filter((area) => lords.get(area.id) === id).map((area) => area.id)
  const held = (id: NationId, ...places: ProvinceId[]) => places.every((place) => holders.get(place) === id)
  return [
    equal(
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
    equal(
      '12',
      'Eastern Limites: four on the Danuvius from Savus to Tyras, Bosporus, Osroene, Amida, Coele Syria',
      limitesOf('byzantines').sort(),
      ['amida', 'bosporus', 'coele_syria', 'moesia_inferior', 'moesia_superior', 'osroene', 'savus', 'tyras']
    ),
    equal('7 (XVI.C)', 'Areas of the East', areasOf('byzantines').sort(), [
      'aegyptus',
      'asia',
      'cappadocia',
      'graecia',
      'moesia',
      'oriens'
    ]),
    equal('7 (XVI.C)', 'Areas of the West', areasOf('romans').sort(), [
      'africa',
      'britannia',
      'gallia_meridionalis',
      'gallia_septentrionalis',
      'hispania',
      'illyria',
      'italia'
    ]),
    equal('7', 'Persia holds Mesopotamia and Persis', areasOf('persians').sort(), ['mesopotamia', 'persis']),
    equal(
      '5',
      'Persia: provinces 19 and off-map 2, cities 9, capital 5, caravan 1',
      [persian.provinces, persian.cities, persian.capital, persian.caravans],
      [21, 9, 5, 1]
    ),
    holds('0.8', 'Assyria with Nisibis is Roman', held('romans', 'assyria')),
    equal(
      '0.9',
      'Euphrates, Adiabene and Akkad hold one Persian unit each, in Euphrates a satrap',
      [
        strength('persians', 'euphrates'),
        strength('persians', 'adiabene'),
        strength('persians', 'akkad'),
        placed('persians', 'euphrates')[0]?.kind
      ],
      [1, 1, 1, 'satrap']
    ),
    equal(
      '0.10 (XX ex. 4)',
      'Lotharingia: a Limes and an empty city site',
      [limitesOf('romans').includes('lotharingia'), province('lotharingia')?.city?.level],
      [true, 0]
    ),
    holds(
      '7 (XVIII.D)',
      'Osroene, Coele Syria and Amida are Byzantine',
      held('byzantines', 'osroene', 'coele_syria', 'amida')
    ),
    equal(
      '7',
      'capitals: Rome, Constantinople, Ctesiphon',
      [setup('romans')?.seat, setup('byzantines')?.seat, setup('persians')?.seat],
      ['latium', 'thracia', 'chaldea']
    ),
    holds(
      '2.4 (XIV.F)',
      'the halves share Adriaticum and Siculum, neither owns them',
      (['mare_adriaticum', 'mare_siculum'] as const).every((sea) => {
        const owners = baseWorld.provinces
          .filter((place) => place.city?.port === sea && place.city.level > 0)
          .map((place) => holders.get(place.id))
        return owners.includes('romans') && owners.includes('byzantines') && new Set(owners).size === 2
      })
    ),
    holds(
      '2.4 (XXVII)',
      'Armenia, Colchis, Iberia and Mauretania are on the map',
      (['armenians', 'colchians', 'iberians', 'mauritanians'] as const).every((id) => setup(id))
    ),
    equal(
      '12',
      'one client pays Byzantium 2',
      tables.scenario.clients.filter((entry) => entry.patron === 'byzantines').map((entry) => entry.tribute),
      [2]
    ),
    equal('1, 7', 'Donatist heresy + in Africa', tables.scenario.heresies, [
      { area: 'africa', marker: 'Donatius', side: '+' }
    ]),
    holds('7 (XVI.F)', 'an African garrison exists', strength('romans', 'africa') > 0),
    equal(
      '4.2 (XX ex. 4)',
      'the army of Argentoratum stands within three steps of Lotharingia',
      [
        placed('romans', 'treveria')
          .filter((unit) => unit.kind !== 'limes')
          .reduce((sum, unit) => sum + unit.count, 0),
        touch('treveria', 'lotharingia')
      ],
      [6, true]
    ),
    holds(
      '0.20',
      'the Alamans face Lotharingia over the Rhine with 7 units',
      touch(setup('alamanni')?.seat ?? 'latium', 'lotharingia', 'river') &&
        (setup('alamanni')?.land ?? [])
          .flatMap((stack) => stack.units)
          .reduce((sum, unit) => sum + unit.count, 0) >= 7
    ),
    holds(
      '7',
      'the Visigoths face Moesia Inferior over the Danuvius',
      touch(setup('visigoths')?.seat ?? 'latium', 'moesia_inferior', 'river')
    ),
    holds(
      '7',
      'an Ostrogoth stack borders Scythia',
      (setup('ostrogoths')?.land ?? []).some((stack) =>
        baseWorld.provinces.some((place) => place.area === 'scythia' && touch(stack.province, place.id))
      )
    ),
    holds('9 E27', 'a Roman fleet lies in Mare Aegeum', placed('byzantines', 'mare_aegeum').length > 0),
    equal(
      'V.A',
      'ages at set-up are those of the nations at entry',
      tables.scenario.nations
        .filter((entry) => entry.age !== nation(entry.nation)?.age)
        .map((entry) => entry.nation),
      []
    ),
    holds(
      '5 (III.G)',
      'every capital is a fortified city',
      tables.scenario.nations.every(
        (entry) =>
          nation(entry.nation)?.status === 'barbarian' ||
          entry.seat === null ||
          province(entry.seat)?.city?.fortified === true
      )
    ),
    equal('XVII.B', 'no stack is above its limit', overstacked(), []),
    equal('V.A', 'no more units on the map than counters', beyondTheMix(), []),
    equal('XII.D', 'no hostile nations share a province', clashes(), []),
    holds(
      'XXV.A',
      'every fleet is within two zones of an own coastal city, at most two to a stack',
      tables.scenario.nations.every((entry) =>
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
    holds(
      'XII.B',
      'every Barbarian controls the province of its horde',
      tables.scenario.nations.every(
        (entry) =>
          nation(entry.nation)?.status !== 'barbarian' || (entry.seat && held(entry.nation, entry.seat))
      )
    ),
    holds(
      'V.A',
      'leaders stand with own units, and they are those of turn 1',
      tables.scenario.nations.every((entry) =>
        entry.leaders.every((leader) => {
          const known = historical(leader.leader)
          const own = known ?? tables.intrinsic.find((candidate) => candidate.id === leader.leader)
          return (
            own?.nation === entry.nation &&
            (!known || known.turns.includes(1)) &&
            strength(entry.nation, leader.province) > 0
          )
        })
      )
    ),
    holds(
      'IX.C',
      'every historical leader of turn 1 is set up; a Rex only where there is none',
      tables.historical
        .filter((leader) => leader.turns.includes(1))
        .every((leader) => setup(leader.nation)?.leaders.some((entry) => entry.leader === leader.id)) &&
        tables.scenario.nations.every((entry) => {
          const rex = entry.leaders.some((leader) => leader.leader.startsWith('rex-'))
          return !rex || entry.leaders.length === 1
        })
    ),
    holds(
      'XVIII.K',
      'Scythia holds only Nomads, Mauretania only Mauritanians, Arabia Deserta nobody',
      tables.scenario.nations.every((entry) =>
        entry.land.every((stack) => {
          const area = province(stack.province)?.area
          if (area === 'scythia') return nation(entry.nation)?.people === 'nomad'
          if (area === 'mauretania') return entry.nation === 'mauritanians'
          return stack.province !== 'arabia_deserta'
        })
      )
    )
  ]
}
