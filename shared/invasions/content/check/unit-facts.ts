import { priceOf } from '../../queries/administration/prices.ts'
import { nationIds, priceListIds } from '../ids.ts'
import { commonPrices } from '../prices.ts'
import { type CheckedFact, factEquals, factHolds } from './checked-fact.ts'
import { contentTables, countCounters, countNational, printedCounters, unitKindRecord } from './lookup.ts'

const auxiliaryPeoples = [
  'alamanni',
  'alans',
  'burgundians',
  'gepids',
  'heruls',
  'huns',
  'mauritanians',
  'ostrogoths',
  'vandals',
  'visigoths'
]

const shape = (id: Parameters<typeof unitKindRecord>[0]) => {
  const type = unitKindRecord(id)
  return type && [type.arm, type.elite, type.heavy, type.archer]
}

/** Section 4 of the facts file. */
export const unitFacts = (): CheckedFact[] => {
  const auxiliaries = nationIds.flatMap((id) =>
    printedCounters(id).flatMap((counter) => (counter.people ? [{ holder: id, ...counter }] : []))
  )
  const dear = (a: number, b: number) => a < b
  return [
    factEquals('4.1 (III.B)', 'a legion is heavy elite infantry', shape('legion'), ['foot', 1, true, false]),
    factEquals('4.1', 'a guard is doubly elite heavy infantry', shape('guard'), ['foot', 2, true, false]),
    factEquals('4.1', 'Palatine cavalry is doubly elite and heavy', shape('palatine-cavalry'), [
      'horse',
      2,
      true,
      false
    ]),
    factEquals('4.1 (XX ex. 4)', 'Roman elite cavalry is not heavy', shape('elite-cavalry'), [
      'horse',
      1,
      false,
      false
    ]),
    factEquals('4.1', 'noble cavalry is heavy and elite', shape('noble-cavalry'), ['horse', 1, true, false]),
    factEquals('4.1', 'Clibanarii are heavy elite cavalry', shape('clibanarii'), ['horse', 1, true, false]),
    factEquals('4.1', 'Persian heavy cavalry is not elite', shape('heavy-cavalry'), [
      'horse',
      0,
      true,
      false
    ]),
    factEquals('4.1', 'Persian elite infantry is not heavy', shape('elite-infantry'), [
      'foot',
      1,
      false,
      false
    ]),
    factEquals('4.1', 'cataphracts are heavy elite horse archers', shape('cataphracts'), [
      'horse',
      1,
      true,
      true
    ]),
    factHolds(
      '4.1 (III.B)',
      'every elite has a back, of infantry or fleet, and no standard unit has one',
      contentTables.kinds.every((type) => type.elite > 0 === (type.damagedAs !== null))
    ),
    factHolds(
      '4.1 (III.B)',
      'a damaged elite keeps amphibious, alpine and francisca and loses the rest',
      contentTables.kinds.every((type) => {
        const back = type.damagedAs && unitKindRecord(type.damagedAs)
        if (!back) return true
        return (
          back.amphibious === type.amphibious &&
          back.alpine === type.alpine &&
          back.francisca === type.francisca &&
          back.elite === 0 &&
          !back.heavy &&
          !back.archer &&
          (back.arm === 'foot' || back.arm === 'sea')
        )
      })
    ),
    factHolds(
      '4.1 (XVIII.B)',
      'foot 3 steps, horse 4, fleets 4 zones, Limites none',
      contentTables.kinds.every((type) => type.movement === { foot: 3, horse: 4, sea: 4, wall: 0 }[type.arm])
    ),
    factHolds(
      '4.1 (glossary)',
      'auxiliaries come only from the nine peoples of the glossary',
      auxiliaries.every((counter) => counter.people && auxiliaryPeoples.includes(counter.people))
    ),
    factHolds(
      '4.1 (glossary)',
      'each of the nine peoples supplies some auxiliary',
      auxiliaryPeoples.every((people) => auxiliaries.some((counter) => counter.people === people))
    ),
    factHolds(
      '2.3',
      'only Rome and Byzantium have auxiliaries',
      auxiliaries.every((counter) => counter.holder === 'romans' || counter.holder === 'byzantines')
    ),
    factHolds(
      '10.2 no. 40',
      'West: two auxiliary infantry by turn 1',
      countCounters('romans', (c, k) => !!c.people && k.id === 'infantry' && (c.from ?? 1) <= 1) >= 2
    ),
    factHolds(
      '10.2 no. 40',
      'East: auxiliary infantry and horse archers by turn 2',
      countCounters('byzantines', (c, k) => !!c.people && k.id === 'infantry' && (c.from ?? 1) <= 2) >= 1 &&
        countCounters('byzantines', (c, k) => !!c.people && k.id === 'horse-archers' && (c.from ?? 1) <= 2) >=
          1
    ),
    factHolds(
      '9 E1 (XV.C)',
      'some Roman auxiliary is available from turn 3',
      printedCounters('romans').some((counter) => counter.people && counter.from === 3)
    ),
    factHolds(
      '4.2 (XX ex. 3)',
      'legions: at least 2 Western and 3 Eastern, a guard, a Palatine cavalry in each half',
      countNational('romans', 'legion') >= 2 &&
        countNational('byzantines', 'legion') >= 3 &&
        countNational('byzantines', 'guard') >= 1 &&
        countNational('romans', 'palatine-cavalry') >= 1 &&
        countNational('byzantines', 'palatine-cavalry') >= 1
    ),
    factHolds(
      '4.2 (XVIII.D)',
      'the halves together have five cavalry and two plain infantry for Iulianus',
      countCounters('romans', (_, k) => k.arm === 'horse') +
        countCounters('byzantines', (_, k) => k.arm === 'horse') >=
        5 && countNational('romans', 'infantry') + countNational('byzantines', 'infantry') >= 2
    ),
    factHolds(
      '4.2 (XX ex. 1)',
      'they have archers on foot and on horse',
      countNational('romans', 'archers') + countNational('byzantines', 'archers') >= 1 &&
        countNational('romans', 'horse-archers') + countNational('byzantines', 'horse-archers') >= 1
    ),
    factHolds(
      '4.2 (XXV.E)',
      'three Western legions and two auxiliaries for Stilicho',
      countNational('romans', 'legion') >= 3
    ),
    factHolds(
      '4.1 (XXV.A)',
      'Byzantium owns at least four fleets',
      countCounters('byzantines', (_, k) => k.arm === 'sea') >= 4
    ),
    factHolds(
      '4.2 (XXV.E)',
      'Rome owns at least two fleets',
      countCounters('romans', (_, k) => k.arm === 'sea') >= 2
    ),
    factHolds(
      '4.1 (XXV.C)',
      'both halves have elite fleets',
      countNational('romans', 'elite-fleet') > 0 && countNational('byzantines', 'elite-fleet') > 0
    ),
    factHolds(
      '4.2',
      'Persia: Clibanarii, heavy cavalry, 3 horse archers, archers, elite infantry, satraps',
      countNational('persians', 'horse-archers') >= 3 &&
        (['clibanarii', 'heavy-cavalry', 'archers', 'elite-infantry', 'satrap'] as const).every(
          (id) => countNational('persians', id) >= 1
        )
    ),
    factHolds(
      '4.2 (XX ex. 4)',
      'Alamans: 6 infantry and an archer',
      countNational('alamanni', 'infantry') >= 6 && countNational('alamanni', 'archers') >= 1
    ),
    factHolds(
      '4.2 (XX ex. 5)',
      'Visigoths: 4 heavy cavalry that becomes elite, archers, infantry',
      countNational('visigoths', 'noble-cavalry') >= 4 &&
        countNational('visigoths', 'archers') >= 1 &&
        countNational('visigoths', 'infantry') >= 1
    ),
    factHolds(
      '2.3 (XX ex. 5)',
      'Ostrogoths own noble cavalry',
      countNational('ostrogoths', 'noble-cavalry') >= 1
    ),
    factHolds(
      '4.2 (XVIII.F)',
      'Franks: 6 units with the francisca',
      countCounters('franks', (_, k) => k.francisca) >= 6
    ),
    factHolds(
      '4.2 (XX ex. 2)',
      'Armenians: two alpine archers and two alpine infantry',
      countNational('armenians', 'mountain-archers') >= 2 &&
        countNational('armenians', 'mountain-infantry') >= 2
    ),
    factHolds(
      '4.2 (X.C)',
      'every raider has two units or more',
      contentTables.nations
        .filter((entry) => entry.activity === 'raider')
        .every((entry) => countCounters(entry.id, () => true) >= 2)
    ),
    factHolds('2.3 (XI.B)', 'Picts have more than two', countCounters('picts', () => true) > 2),
    factHolds(
      '2.3 (XXV.E)',
      'Viking units are amphibious',
      countCounters('vikings', (_, k) => !k.amphibious) === 0
    ),
    factHolds(
      '1 (glossary)',
      'cataphracts from turn 8',
      printedCounters('byzantines').some((counter) => counter.kind === 'cataphracts' && counter.from === 8)
    ),
    factEquals(
      '2.3 (XXXII.D)',
      'Western Limites flip to Africani, Britani, Galli, Hispani',
      [
        ...new Set(printedCounters('romans').flatMap((c) => (c.kind === 'limes' && c.title ? [c.title] : [])))
      ].sort(),
      ['Africani', 'Britani', 'Galli', 'Hispani']
    ),
    factHolds(
      '1 (XVIII.I)',
      'Limites last through turn 7',
      nationIds.flatMap(printedCounters).every((counter) => counter.kind !== 'limes' || counter.until === 7)
    ),
    factHolds(
      'III.D',
      'every Barbarian nation that lives on the map has one horde',
      contentTables.mixes.every((mix) => {
        const owner = contentTables.nations.find((entry) => entry.id === mix.nation)
        if (owner?.status !== 'barbarian') return mix.seat !== 'horde'
        return owner.initiative === null && owner.activity === 'raider'
          ? mix.seat === null
          : mix.seat === 'horde'
      })
    ),
    factHolds(
      '5 (XV.B)',
      'Empire prices exceed Kingdom prices in every list',
      priceListIds.every((list) =>
        commonPrices.every((price) =>
          dear(priceOf(list, price.kind, 'kingdom') ?? 0, priceOf(list, price.kind, 'empire') ?? 0)
        )
      )
    ),
    factHolds(
      '5 (XV.B)',
      'standard is cheaper than heavy, heavy than elite, foot and horse alike',
      priceListIds.every((list) =>
        (['kingdom', 'empire'] as const).every((status) => {
          const price = (id: Parameters<typeof priceOf>[1]) => priceOf(list, id, status) ?? 0
          return (
            dear(price('infantry'), price('heavy-infantry')) &&
            dear(price('heavy-infantry'), price('elite-infantry')) &&
            dear(price('cavalry'), price('heavy-cavalry')) &&
            dear(price('heavy-cavalry'), price('elite-cavalry'))
          )
        })
      )
    ),
    factHolds(
      '5 (XV.B)',
      'everything that can be bought has a price; Limites cost nothing',
      contentTables.kinds.every(
        (type) => (type.id === 'limes') === (priceOf('roman', type.id, 'empire') === null)
      )
    )
  ]
}
