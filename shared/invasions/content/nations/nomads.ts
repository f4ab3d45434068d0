import type { Nation } from '../content-schema.ts'

export const nomadNations = [
  {
    id: 'alans',
    card: true,
    side: 'huns',
    people: 'nomad',
    name: { en: 'Alans', es: 'Alanos', la: 'Alani' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'active',
    initiative: 2,
    conversionBonus: false,
    priceList: 'hun',
    hooks: [],
    objectives: [
      { province: 'alania', points: 1 },
      { province: 'abascia', points: 1 },
      { province: 'liger', points: 1 },
      { province: 'lusitania', points: 2 },
      { province: 'cartaginensis', points: 2 },
      { area: 'caucasus', points: 5 },
      { area: 'hispania', points: 4 }
    ],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'From the Caucasus to Orléans, Lusitania and Carthage with the Vandals.'
    }
  },
  {
    id: 'avars',
    card: true,
    side: 'huns',
    people: 'nomad',
    name: { en: 'Avars', es: 'Ávaros', la: 'Avari' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'active',
    initiative: 10,
    conversionBonus: false,
    priceList: 'hun',
    hooks: ['slavic-subjects'],
    objectives: [
      { province: 'hunnia', points: 3 },
      { province: 'tisia', points: 1 },
      { province: 'pannonia', points: 2 },
      { province: 'moesia_superior', points: 1 },
      { area: 'danubius', points: 5 },
      { area: 'moesia', points: 3 },
      { area: 'illyria', points: 2 },
      { province: 'thracia', points: 5 }
    ],
    awards: [
      { for: 'submission', nation: 'gepids', points: 2 },
      { for: 'sack', province: 'pannonia', points: 2 }
    ],
    provenance: {
      source: 'ours',
      why: 'The khagan’s ring on the Tisza, Sirmium in 582, Constantinople in 626.'
    }
  },
  {
    id: 'hephthalites',
    card: true,
    side: 'huns',
    people: 'nomad',
    name: { en: 'Hephthalites', es: 'Heftalitas', la: 'Ephthalitae' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'active',
    initiative: 9,
    conversionBonus: false,
    priceList: 'hun',
    hooks: [],
    objectives: [
      { province: 'kushania', points: 1 },
      { province: 'hyrkania', points: 2 },
      { province: 'rhagae', points: 2 },
      { province: 'media', points: 1 },
      { area: 'persis', points: 7 }
    ],
    awards: [{ for: 'submission', nation: 'persians', points: 5 }],
    provenance: { source: 'ours', why: 'The White Huns who killed Peroz in 484 and put Kavad on his throne.' }
  },
  {
    id: 'huns',
    card: true,
    side: 'huns',
    people: 'nomad',
    name: { en: 'Huns', es: 'Hunos', la: 'Hunni' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'active',
    initiative: 1,
    conversionBonus: false,
    priceList: 'hun',
    hooks: ['huns-found-no-kingdom', 'hun-swords-for-hire'],
    objectives: [
      { province: 'hunnia', points: 3 },
      { province: 'ucraina', points: 1 },
      { area: 'scythia', points: 3 },
      { area: 'sarmatia', points: 2 },
      { area: 'danubius', points: 5 },
      { area: 'germania', points: 2 },
      { area: 'moesia', points: 2 }
    ],
    awards: [
      { for: 'submission', nation: 'ostrogoths', points: 2 },
      { for: 'sack', province: 'cisalpina', points: 2 },
      { for: 'sack', province: 'thracia', points: 4 },
      { for: 'objectives', turn: 5 }
    ],
    provenance: {
      source: 'ours',
      why: 'Attila’s realm rose and fell between two scorings, so it also scores on turn 5.'
    }
  },
  {
    id: 'khazars',
    card: true,
    side: 'huns',
    people: 'nomad',
    name: { en: 'Khazars', es: 'Jázaros', la: 'Chazari' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'active',
    initiative: 12,
    conversionBonus: false,
    priceList: 'hun',
    hooks: [],
    objectives: [
      { province: 'sarkil', points: 1 },
      { province: 'alania', points: 1 },
      { province: 'bosporus', points: 1 },
      { province: 'iberia', points: 2 },
      { area: 'scythia', points: 2 },
      { area: 'caucasus', points: 3 }
    ],
    awards: [],
    provenance: { source: 'ours', why: 'The Turks of Ziebel who stormed Tiflis beside Heraclius.' }
  },
  {
    id: 'kushites',
    card: true,
    side: 'huns',
    people: 'nomad',
    name: { en: 'Kushites', es: 'Kusitas', la: 'Cossani' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'active',
    initiative: 7,
    conversionBonus: false,
    priceList: 'hun',
    hooks: [],
    objectives: [
      { province: 'kushania', points: 1 },
      { province: 'hyrkania', points: 2 },
      { province: 'rhagae', points: 2 },
      { area: 'persis', points: 4 }
    ],
    awards: [],
    provenance: { source: 'ours', why: 'Chionites and Kushans on Shapur’s eastern border in the 350s.' }
  }
] as const satisfies readonly Nation[]
