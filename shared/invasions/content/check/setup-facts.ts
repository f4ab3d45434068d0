import { income } from '../../queries/administration/income.ts'
import { controlOfPosition } from '../../queries/control/control.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { openingPosition } from '../../queries/time/opening-position.ts'
import { scenarioProblems } from '../../scenario-check/scenario-check.ts'
import { areas } from '../../world/areas.ts'
import { borders } from '../../world/borders.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { NationId } from '../ids.ts'
import { type CheckedFact, factEquals, factHolds } from './checked-fact.ts'
import { contentTables, limitesOf, nationRecord, placedAtSetup, provinceRecord, setupOf } from './lookup.ts'

const touch = (a: ProvinceId, b: ProvinceId, by?: string) =>
  borders.some(
    (border) =>
      border.between.some((end) => end === a) &&
      border.between.some((end) => end === b) &&
      (by === undefined || border.kind === by)
  )

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
    factEquals('V.A', 'the checker of scenarios finds nothing', scenarioProblems(contentTables.scenario), []),
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
