import type { Nation } from '../content-schema.ts'

/** Raiders score by raiding (XI.E), so few of them have ground to win. */
export const raiderNations = [
  {
    id: 'arabs',
    card: true,
    side: 'persians',
    people: 'raider',
    name: { en: 'Arabs', es: 'Árabes', la: 'Arabes' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'raider',
    initiative: null,
    conversionBonus: false,
    priceList: 'persian',
    raids: { from: { area: 'arabia' } },
    hooks: ['arabs-and-islam'],
    objectives: [],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'Desert raiders on the borders of Egypt, Syria and Babylonia, from Mavia to Mundhir.'
    }
  },
  {
    id: 'berbers',
    card: true,
    side: 'goths',
    people: 'raider',
    name: { en: 'Berbers', es: 'Bereberes', la: 'Barbari' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'raider',
    initiative: null,
    conversionBonus: false,
    priceList: 'goth',
    raids: { from: { area: 'mauretania' } },
    hooks: [],
    objectives: [],
    awards: [],
    provenance: { source: 'rulebook', section: 'VI.C' }
  },
  {
    id: 'blemmyes',
    card: true,
    side: 'persians',
    people: 'raider',
    name: { en: 'Blemmyes', es: 'Blemios', la: 'Blemmyes' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'raider',
    initiative: null,
    conversionBonus: false,
    priceList: 'persian',
    raids: { from: { province: 'nabatene' } },
    hooks: [],
    objectives: [],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'From Egypt over the Red Sea to Rhaithou and Pharan about 373, then with the Saracens of Sinai.'
    }
  },
  {
    id: 'hibernians',
    card: true,
    side: 'goths',
    people: 'raider',
    name: { en: 'Hibernians', es: 'Hibernos', la: 'Hiberni' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'raider',
    initiative: null,
    conversionBonus: false,
    priceList: 'goth',
    raids: { from: { province: 'momonia' } },
    hooks: [],
    objectives: [],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'Niall’s age: slaves and cattle from Britain, and men of Munster who settled Dyfed and Cornwall.'
    }
  },
  {
    id: 'picts',
    card: true,
    side: 'huns',
    people: 'raider',
    name: { en: 'Picts', es: 'Pictos', la: 'Picti' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'raider',
    initiative: null,
    conversionBonus: false,
    priceList: 'hun',
    raids: { from: { province: 'gallovidia' } },
    hooks: [],
    objectives: [],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'The conspiracy of 367 came over Hadrian’s Wall; Gildas saw them leave their coracles.'
    }
  },
  {
    id: 'vikings',
    card: true,
    side: 'goths',
    people: 'raider',
    name: { en: 'Vikings', es: 'Vikingos', la: 'Viccingi' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'raider',
    initiative: null,
    conversionBonus: false,
    priceList: 'goth',
    raids: { from: { province: 'frisia' } },
    hooks: [],
    objectives: [],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'Hygelac the Dane raided up the Rhine from Frisia about 520: Vikings before their age.'
    }
  }
] as const satisfies readonly Nation[]
