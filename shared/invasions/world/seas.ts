/** XXXIII.A. `coasts` groups the provinces on one unbroken shore (XXV.E: 'the same coast'). */
export interface SeaRecord {
  readonly id: string
  readonly name: string
  readonly map: 'base' | 'east'
  readonly monopoly: number
  /** XXV.C, XXV.E: part of the Mediterranean. The rulebook lists no zones; the choice is ours. */
  readonly mediterranean: boolean
  readonly neighbours: readonly string[]
  readonly coasts: readonly (readonly string[])[]
}

export const seas = [
  {
    id: 'mare_adriaticum',
    name: 'Mare Adriaticum',
    map: 'base',
    monopoly: 1,
    mediterranean: true,
    neighbours: ['mare_siculum'],
    coasts: [
      ['illyricum', 'dalmatia', 'istria', 'venetia', 'epirus', 'umbria', 'spoletum', 'beneventum', 'apulia']
    ]
  },
  {
    id: 'oceanus_atlanticus',
    name: 'Oceanus Atlanticus',
    map: 'base',
    monopoly: 0,
    mediterranean: false,
    neighbours: ['oceanus_britannicus', 'oceanus_occidentalis'],
    coasts: [
      ['aquitania', 'armoricum', 'venetum', 'vendeum', 'vasconia', 'piranaei', 'cantabria', 'gallaecia']
    ]
  },
  {
    id: 'mare_aegeum',
    name: 'Mare Aegeum',
    map: 'base',
    monopoly: 3,
    mediterranean: true,
    neighbours: ['mare_nostrum_orientalis', 'mare_siculum', 'propontis'],
    coasts: [
      ['achaia', 'thessalia', 'thracia', 'macedonia'],
      ['lydia', 'mysia', 'lycia'],
      ['creta'],
      ['cyclades']
    ]
  },
  {
    id: 'oceanus_britannicus',
    name: 'Oceanus Britannicus',
    map: 'base',
    monopoly: 1,
    mediterranean: false,
    neighbours: ['oceanus_atlanticus', 'oceanus_germanicus', 'oceanus_hibernicus', 'oceanus_occidentalis'],
    coasts: [
      ['lugdunum', 'flandria', 'belgae', 'venetum', 'armoricum'],
      ['cantium', 'dumnonia', 'camulodunum', 'durnovaria']
    ]
  },
  {
    id: 'mare_aralis',
    name: 'Mare Aralis',
    map: 'east',
    monopoly: 0,
    mediterranean: false,
    neighbours: [],
    coasts: [['massagetae', 'chorasmia', 'transoxania']]
  },
  {
    id: 'oceanus_caledonicus',
    name: 'Oceanus Caledonicus',
    map: 'base',
    monopoly: 0,
    mediterranean: false,
    neighbours: ['oceanus_germanicus', 'oceanus_hibernicus', 'oceanus_occidentalis'],
    coasts: [
      ['dal_riata', 'caledonia', 'gallovidia'],
      ['ultonia', 'conacia']
    ]
  },
  {
    id: 'mare_caspium',
    name: 'Mare Caspium',
    map: 'base',
    monopoly: 0,
    mediterranean: false,
    neighbours: [],
    coasts: [['kushania', 'sarkil', 'siraces', 'hyrkania', 'cadusia', 'azeria', 'lacyzia', 'terecia']]
  },
  {
    id: 'oceanus_germanicus',
    name: 'Oceanus Germanicus',
    map: 'base',
    monopoly: 0,
    mediterranean: false,
    neighbours: ['mare_suebicum', 'oceanus_britannicus', 'oceanus_caledonicus'],
    coasts: [
      ['caledonia', 'bernicia', 'flavia_caesariensis', 'lindum', 'camulodunum'],
      ['frisia', 'iutia', 'holsatia', 'saxonia', 'flandria'],
      ['scania', 'norvegia', 'sueonia']
    ]
  },
  {
    id: 'mare_mauretanicum',
    name: 'Mare Mauretanicum',
    map: 'base',
    monopoly: 1,
    mediterranean: true,
    neighbours: ['mare_siculum', 'mare_tyrrheneum', 'sinus_gaditanus', 'sinus_gallicus'],
    coasts: [
      ['tingitania', 'mauritania', 'caesarea', 'saldae', 'numidia', 'utica'],
      ['baetica', 'cartaginensis'],
      ['sardinia']
    ]
  },
  {
    id: 'oceanus_hibernicus',
    name: 'Oceanus Hibernicus',
    map: 'base',
    monopoly: 0,
    mediterranean: false,
    neighbours: ['oceanus_britannicus', 'oceanus_caledonicus', 'oceanus_occidentalis'],
    coasts: [
      [
        'dumnonia',
        'cambria',
        'gallovidia',
        'cumbria',
        'maxima_caesariensis',
        'corinium_dobunorum',
        'durnovaria'
      ],
      ['ultonia', 'lagenia', 'momonia']
    ]
  },
  {
    id: 'mare_nostrum_orientalis',
    name: 'Mare Nostrum Orientalis',
    map: 'base',
    monopoly: 3,
    mediterranean: true,
    neighbours: ['mare_aegeum', 'mare_siculum'],
    coasts: [
      ['cilicia', 'lycia', 'phoenicia', 'palestina', 'sinai', 'delta', 'nilus', 'cyrenaica'],
      ['cyprus'],
      ['creta']
    ]
  },
  {
    id: 'oceanus_indianicus',
    name: 'Oceanus Indianicus',
    map: 'east',
    monopoly: 3,
    mediterranean: false,
    neighbours: ['sinus_persicus'],
    coasts: [['gedrosia', 'carmania', 'indus'], ['mazania']]
  },
  {
    id: 'mare_rubrum',
    name: 'Mare Rubrum',
    map: 'base',
    monopoly: 1,
    mediterranean: false,
    neighbours: [],
    coasts: [['hijaz', 'sinai', 'nabatene', 'aegyptus', 'thebais', 'blemmyes']]
  },
  {
    id: 'oceanus_occidentalis',
    name: 'Oceanus Occidentalis',
    map: 'base',
    monopoly: 0,
    mediterranean: false,
    neighbours: [
      'oceanus_atlanticus',
      'oceanus_britannicus',
      'oceanus_caledonicus',
      'oceanus_hibernicus',
      'sinus_gaditanus'
    ],
    coasts: [
      ['gallaecia', 'lusitania', 'cuneus'],
      ['conacia', 'momonia']
    ]
  },
  {
    id: 'mare_siculum',
    name: 'Mare Siculum',
    map: 'base',
    monopoly: 2,
    mediterranean: true,
    neighbours: [
      'mare_adriaticum',
      'mare_aegeum',
      'mare_mauretanicum',
      'mare_nostrum_orientalis',
      'mare_tyrrheneum'
    ],
    coasts: [
      ['tripolitania', 'africa', 'utica', 'cyrenaica'],
      ['apulia', 'beneventum'],
      ['achaia', 'epirus'],
      ['sicilia']
    ]
  },
  {
    id: 'pontus_euxinus',
    name: 'Pontus Euxinus',
    map: 'base',
    monopoly: 2,
    mediterranean: false,
    neighbours: ['propontis'],
    coasts: [
      [
        'scythica',
        'donetus',
        'abascia',
        'colchis',
        'pontus',
        'paphlagonia',
        'bythinia',
        'bosporus',
        'hypanis',
        'tyras',
        'moesia_inferior',
        'thracia'
      ]
    ]
  },
  {
    id: 'mare_suebicum',
    name: 'Mare Suebicum',
    map: 'base',
    monopoly: 0,
    mediterranean: false,
    neighbours: ['oceanus_germanicus', 'sinus_botnicus'],
    coasts: [
      ['velete', 'iutia', 'holsatia', 'pomerania', 'prussia', 'lituania', 'lethigallia'],
      ['scania', 'sueonia'],
      ['gothlandia'],
      ['selandia']
    ]
  },
  {
    id: 'propontis',
    name: 'Propontis',
    map: 'base',
    monopoly: 0,
    mediterranean: true,
    neighbours: ['mare_aegeum', 'pontus_euxinus'],
    coasts: [['thracia'], ['bythinia', 'mysia']]
  },
  {
    id: 'mare_tyrrheneum',
    name: 'Mare Tyrrheneum',
    map: 'base',
    monopoly: 2,
    mediterranean: true,
    neighbours: ['mare_mauretanicum', 'mare_siculum', 'sinus_gallicus'],
    coasts: [
      ['campania', 'tuscia', 'liguria', 'latium', 'beneventum'],
      ['corsica'],
      ['sardinia'],
      ['sicilia']
    ]
  },
  {
    id: 'sinus_botnicus',
    name: 'Sinus Botnicus',
    map: 'base',
    monopoly: 0,
    mediterranean: false,
    neighbours: ['mare_suebicum'],
    coasts: [['estia', 'finlandia', 'sueonia', 'novogardia', 'lethigallia']]
  },
  {
    id: 'sinus_gaditanus',
    name: 'Sinus Gaditanus',
    map: 'base',
    monopoly: 1,
    mediterranean: false,
    neighbours: ['mare_mauretanicum', 'oceanus_occidentalis'],
    coasts: [
      ['cuneus', 'hispalensis', 'baetica'],
      ['tingitania', 'atlas', 'anti_atlas']
    ]
  },
  {
    id: 'sinus_gallicus',
    name: 'Sinus Gallicus',
    map: 'base',
    monopoly: 1,
    mediterranean: true,
    neighbours: ['mare_mauretanicum', 'mare_tyrrheneum'],
    coasts: [
      ['septimania', 'tarraconensis', 'saguntum', 'cartaginensis', 'provincia', 'alpes', 'liguria'],
      ['corsica'],
      ['balearica'],
      ['sardinia']
    ]
  },
  {
    id: 'sinus_persicus',
    name: 'Sinus Persicus',
    map: 'base',
    monopoly: 3,
    mediterranean: false,
    neighbours: ['oceanus_indianicus'],
    coasts: [
      ['mazania', 'litus_arabicus', 'carmania', 'arabia_deserta', 'susiana', 'elymais', 'persia', 'chaldea']
    ]
  }
] as const satisfies readonly SeaRecord[]

export type SeaId = (typeof seas)[number]['id']
