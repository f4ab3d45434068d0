import { activatedNations, calendarOf } from '../../queries/time/nation-calendar.ts'
import { sideIds } from '../ids.ts'
import { type CheckedFact, factEquals, factHolds } from './checked-fact.ts'
import { contentTables, nationRecord } from './lookup.ts'

const turnNumbers = Array.from({ length: 12 }, (_, index) => index + 1)

/** Sections 2.1-2.6 of the facts file. */
export const nationFacts = (): CheckedFact[] => {
  const ids = (test: (entry: (typeof contentTables.nations)[number]) => boolean) =>
    contentTables.nations
      .filter(test)
      .map((entry) => entry.id)
      .sort()
  const initiatives = contentTables.nations.flatMap((entry) => entry.initiative ?? [])
  return [
    factEquals('2.1 (V.C)', 'players in order Roman, Hun, Persian, Goth', sideIds, [
      'romans',
      'huns',
      'persians',
      'goths'
    ]),
    factEquals(
      '2.1',
      'Rome and Byzantium are Roman, Huns Hun, Persians Persian, both Goths Goth',
      (['romans', 'byzantines', 'huns', 'persians', 'visigoths', 'ostrogoths'] as const).map(
        (id) => nationRecord(id)?.side
      ),
      ['romans', 'romans', 'huns', 'persians', 'goths', 'goths']
    ),
    factEquals('2.1 (VI.G)', 'initiative numbers are unique', new Set(initiatives).size, initiatives.length),
    factEquals(
      '2.3 (X.C)',
      'pure raiders have no initiative',
      ids((entry) => entry.activity === 'raider' && entry.initiative === null),
      ['arabs', 'berbers', 'blemmyes', 'hibernians', 'picts', 'vikings']
    ),
    factEquals(
      '2.3 (VI.C, XXXII.C)',
      'raiders: the five of XXXII.C, Berbers, and Angles and Saxons before they settle',
      ids((entry) => entry.activity === 'raider'),
      ['angles', 'arabs', 'berbers', 'blemmyes', 'hibernians', 'picts', 'saxons', 'vikings']
    ),
    factEquals(
      '2.2',
      '14 Germanic peoples and 6 Nomads have a card',
      [
        ids((entry) => entry.card && entry.people === 'germanic').length,
        ids((entry) => entry.card && entry.people === 'nomad').length
      ],
      [14, 6]
    ),
    factEquals(
      '2.3 (VI.I)',
      'the Nomads',
      ids((entry) => entry.people === 'nomad'),
      ['alans', 'avars', 'hephthalites', 'huns', 'khazars', 'kushites']
    ),
    factEquals(
      '2.5 (XXXI.A)',
      'Arians are the Goths alone',
      ids((entry) => entry.religion === 'arian'),
      ['ostrogoths', 'visigoths']
    ),
    factEquals(
      '2.5 (XXXI.A)',
      'Mazdaist: Persians and Iberians',
      (['persians', 'iberians'] as const).map((id) => nationRecord(id)?.religion),
      ['mazdaist', 'mazdaist']
    ),
    factHolds(
      '2.5 (XXXI.A)',
      'Catholic: Rome, Byzantium, Britons, Armenians, Colchians, Mauritanians',
      (['romans', 'byzantines', 'britons', 'armenians', 'colchians', 'mauritanians'] as const).every(
        (id) => nationRecord(id)?.religion === 'catholic'
      )
    ),
    factEquals(
      '2.5 (XXXI.A)',
      'every Barbarian but the Goths is Pagan',
      ids((entry) => entry.status === 'barbarian' && entry.religion !== 'pagan'),
      ['ostrogoths', 'visigoths']
    ),
    factEquals(
      '2.3 (XXXI.B)',
      'conversion bonus: Alamans and Angles yes, Alans and Avars no',
      (['alamanni', 'angles', 'alans', 'avars'] as const).map((id) => nationRecord(id)?.conversionBonus),
      [true, true, false, false]
    ),
    factEquals(
      '0.7, 2.4',
      'Rome and Byzantium start as Empires, Persia as a Kingdom',
      (['romans', 'byzantines', 'persians'] as const).map((id) => nationRecord(id)?.status),
      ['empire', 'empire', 'kingdom']
    ),
    factHolds(
      '2.3',
      'all Germanic and Nomad nations with a card start as Barbarians',
      contentTables.nations
        .filter((entry) => entry.card && (entry.people === 'germanic' || entry.people === 'nomad'))
        .every((entry) => entry.status === 'barbarian')
    ),
    factHolds(
      '2.4 (VI.B)',
      'Slavs, Euskaldunes and Armenians are inactive and have no card',
      (['aesti', 'sclaveni', 'venedae', 'euskaldunes', 'armenians'] as const).every(
        (id) => nationRecord(id)?.activity === 'inactive' && nationRecord(id)?.card === false
      )
    ),
    factHolds(
      '2.3 (XXVII.A)',
      'the active minor Kingdoms are Britons, Gallo-Romans and Cappadocians',
      JSON.stringify(ids((entry) => entry.minorKingdom !== undefined && entry.activity === 'active')) ===
        JSON.stringify(['britons', 'cappadocians', 'gallo-romans'])
    ),
    factHolds(
      '2.7 (XXIX.C)',
      'the Euskaldun Kingdom has no capital',
      nationRecord('euskaldunes')?.hooks.includes('no-capital') === true
    ),
    factHolds(
      '0.21, 2.7 Goth A, D',
      'Goths exchange mercenaries; Ostrogoths may enter Scythia on turn 1',
      nationRecord('visigoths')?.hooks.includes('gothic-exchange') === true &&
        nationRecord('ostrogoths')?.hooks.includes('gothic-exchange') === true &&
        nationRecord('ostrogoths')?.hooks.includes('scythia-on-turn-1') === true
    ),
    factHolds(
      '2.3, 2.7 Hun D, E',
      'Huns found no Kingdom and are paid for mercenaries',
      nationRecord('huns')?.hooks.includes('huns-found-no-kingdom') === true &&
        nationRecord('huns')?.hooks.includes('hun-swords-for-hire') === true
    ),
    factHolds(
      '2.7 Byzantine P, R, G, Persian B, Roman D, K, P',
      'the lettered special rules of the aids have their hooks',
      (['bosporus-passage', 'themata', 'foedera-inherited', 'valens-succession'] as const).every((hook) =>
        nationRecord('byzantines')?.hooks.includes(hook)
      ) &&
        (['foedera-inherited', 'local-units'] as const).every((hook) =>
          nationRecord('romans')?.hooks.includes(hook)
        ) &&
        nationRecord('persians')?.hooks.includes('great-king') === true
    ),
    factHolds(
      '12',
      'the published Byzantine rules have their hooks',
      (
        [
          'united-empire',
          'guards-at-home',
          'leaking-treasury',
          'eastern-limites-follow-the-border',
          'reunion'
        ] as const
      ).every((hook) => nationRecord('byzantines')?.hooks.includes(hook))
    ),
    factEquals('0.19 (XI.G)', 'Angles raid on turns 3 and 4', calendarOf('angles').raids, [3, 4]),
    factEquals('0.19 (XI.G)', 'Angles invade on turn 5', calendarOf('angles').invasions, [5]),
    factEquals('0.20', 'Alamans invade on turn 1', calendarOf('alamanni').invasions[0], 1),
    factEquals('0.20', 'Visigoths invade on turn 2', calendarOf('visigoths').invasions[0], 2),
    factEquals('0.21', 'Ostrogoths are in play on turn 1', calendarOf('ostrogoths').entry?.turn, 1),
    factHolds(
      'issue 5',
      'each side has at least two nations to move in every turn',
      sideIds.every((side) => turnNumbers.every((number) => activatedNations(side, number).length >= 2))
    ),
    factHolds(
      'issue 5',
      'every nation has a way into the game',
      contentTables.nations
        .filter((entry) => entry.activity !== 'raider')
        .every((entry) => calendarOf(entry.id).entry !== null)
    ),
    factHolds(
      'issue 5',
      'every active nation with a card has objectives',
      contentTables.nations
        .filter((entry) => entry.card && entry.initiative !== null)
        .every((entry) => entry.objectives.length >= 3)
    )
  ]
}
